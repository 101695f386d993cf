import type { Account, UserView } from './user-shapes.ts'

/** How the reader stands to the person: an opponent shares a game with them that both agreed to or confirmed. */
export type Relation = 'anyone' | 'player' | 'opponent' | 'self' | 'admin'

/** Who may see a field: the contact goes to those whom the person opens it to. */
type Audience = 'anyone' | 'player' | 'contact' | 'self'

type Field = keyof Account

const audience = {
  id: 'anyone',
  firstName: 'anyone',
  lastName: 'anyone',
  photoUrl: 'anyone',
  city: 'anyone',
  hand: 'anyone',
  hideFromSearch: 'anyone', // the page that anyone reads must tell search engines
  username: 'contact',
  bio: 'player',
  preferredCourts: 'player',
  racket: 'player',
  backhand: 'player',
  pausedUntil: 'player',
  gender: 'self',
  birthYear: 'self',
  role: 'self',
  telegramId: 'self',
  status: 'self',
  showContact: 'self',
  notifications: 'self',
  createdAt: 'self',
  lastSeenAt: 'self',
  version: 'self',
} as const satisfies Record<Field, Audience>

const nearness: Record<Relation, number> = { anyone: 0, player: 1, opponent: 2, self: 3, admin: 3 }

const contactReaches = { ALL: 'player', OPPONENTS: 'opponent', NOBODY: 'self' } as const

/** The fields that are for this audience and for no wider one. */
export const fieldsFor = (whom: Audience): Field[] =>
  (Object.keys(audience) as Field[]).filter((field) => audience[field] === whom)

/** Whether the reader may write to the person directly, as their `showContact` says. */
export const maySeeContact = ({ showContact }: Pick<Account, 'showContact'>, relation: Relation) =>
  nearness[relation] >= nearness[contactReaches[showContact]]

/** The person as the reader may see them. The contact is the Telegram handle, which opens a chat. */
export function viewOf(person: Account, relation: Relation): UserView {
  const maySee = {
    anyone: true,
    player: nearness[relation] >= nearness.player,
    contact: maySeeContact(person, relation),
    self: nearness[relation] >= nearness.self,
  }
  const fields = (Object.keys(audience) as Field[]).filter((field) => maySee[audience[field]])
  const seen = Object.fromEntries(fields.map((field) => [field, person[field]]))
  const contact = maySee.contact && person.username ? { contact: `https://t.me/${person.username}` } : {}
  return { ...(seen as unknown as UserView), ...contact }
}
