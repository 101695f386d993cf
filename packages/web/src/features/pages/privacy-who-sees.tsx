import type { Account } from '@matchbol/core/users/contract'
import { type Relation, visibleFields } from '@matchbol/core/users/visibility'

/** Each field of an account in the words of its owner; a new field does not compile until it is named here. */
const fieldWords: Record<keyof Account, string | null> = {
  id: null,
  firstName: 'імʼя',
  lastName: 'прізвище',
  photoUrl: 'фото',
  city: 'місто',
  hand: 'ігрова рука',
  role: 'чи ви адміністратор',
  hideFromSearch: null,
  username: 'нік у Telegram',
  bio: 'розповідь про себе',
  preferredCourts: 'улюблені корти',
  racket: 'ракетка',
  backhand: 'бекхенд',
  pausedUntil: 'до якого дня ви не граєте',
  gender: 'стать',
  birthYear: 'рік народження',
  telegramId: 'номер облікового запису в Telegram',
  status: 'чи не заблоковано вас',
  showContact: 'кому відкрито контакт',
  notifications: 'перемикачі сповіщень',
  createdAt: 'коли ви зареєструвалися',
  lastSeenAt: 'коли були востаннє',
}

interface Circle {
  relation: Relation
  who: string
  alsoSees?: string
}

const circles: readonly [Circle, ...Circle[]] = [
  {
    relation: 'anyone',
    who: 'Усі, також без входу',
    alsoSees: 'ліги й категорії, рейтинг та його історія, завершені ігри з рахунком',
  },
  { relation: 'player', who: 'Гравці, які увійшли' },
  {
    relation: 'self',
    who: 'Лише ви й адміністратори',
    alsoSees: 'сеанси на пристроях бачите лише ви',
  },
]

/** Who sees what, read from the same table that every answer of the server obeys. */
export const PrivacyWhoSees = () => (
  <table className="stacked">
    <thead>
      <tr>
        <th scope="col">Хто</th>
        <th scope="col">Що бачить</th>
      </tr>
    </thead>
    <tbody>
      {circles.map(({ relation, who, alsoSees }, index) => (
        <tr key={relation}>
          <th scope="row">{who}</th>
          <td>{[...addedFor(relation, circles[index - 1]?.relation), alsoSees].filter(Boolean).join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** What this circle sees beyond the one before it. */
function addedFor(relation: Relation, before: Relation | undefined) {
  const known = new Set(before ? visibleFields(before) : [])
  return visibleFields(relation)
    .filter((field) => !known.has(field))
    .map((field) => fieldWords[field])
}
