import type { Account, UserView } from './contract.ts'

/** How the reader stands to the person: an opponent shares an open or completed game with them. */
export type Relation = 'anyone' | 'player' | 'opponent' | 'self' | 'admin'

type Field = keyof Account

const audience = {
  id: 'anyone',
  firstName: 'anyone',
  lastName: 'anyone',
  photoUrl: 'anyone',
  city: 'anyone',
  hand: 'anyone',
  role: 'anyone',
  hideFromSearch: 'anyone', // the page that anyone reads must tell search engines
  username: 'player',
  bio: 'player',
  preferredCourts: 'player',
  racket: 'player',
  backhand: 'player',
  pausedUntil: 'player',
  gender: 'self',
  birthYear: 'self',
  telegramId: 'self',
  status: 'self',
  showContact: 'self',
  notifications: 'self',
  createdAt: 'self',
  lastSeenAt: 'self',
} as const satisfies Record<Field, Relation>

const nearness: Record<Relation, number> = { anyone: 0, player: 1, opponent: 2, self: 3, admin: 3 }

/** The fields of a person that a reader of this relation may see. */
export const visibleFields = (relation: Relation): Field[] =>
  (Object.keys(audience) as Field[]).filter((field) => nearness[relation] >= nearness[audience[field]])

/** Whether the reader may write to the person directly, as their `showContact` says. */
export const maySeeContact = (person: Pick<Account, 'showContact'>, relation: Relation) =>
  nearness[relation] >= nearness.self ||
  (person.showContact === 'ALL' && nearness[relation] >= nearness.player) ||
  (person.showContact === 'OPPONENTS' && relation === 'opponent')

/** The person as the reader may see them. The contact is the Telegram handle, which opens a chat. */
export function viewOf(person: Account, relation: Relation): UserView {
  const seen = Object.fromEntries(visibleFields(relation).map((field) => [field, person[field]]))
  const contact =
    maySeeContact(person, relation) && person.username ? { contact: `https://t.me/${person.username}` } : {}
  return { ...(seen as unknown as UserView), ...contact }
}
