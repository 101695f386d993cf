import type { Account } from '@matchbol/core/users/user-shapes'
import { fieldsFor } from '@matchbol/core/users/visibility'
import styles from '../prose/site-text.module.css'

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
  version: null,
}

interface Circle {
  audience: Parameters<typeof fieldsFor>[0]
  who: string
  alsoSees?: string
}

const circles: readonly Circle[] = [
  {
    audience: 'anyone',
    who: 'Усі, також без входу',
    alsoSees:
      'ліги й категорії, рейтинг та його історія, завершені ігри: суперник, рахунок, час, на який ви домовлялися, коли зіграли та де',
  },
  { audience: 'player', who: 'Гравці, які увійшли' },
  {
    audience: 'contact',
    who: 'Ті, кому ви дозволили: усі гравці, лише суперники або ніхто',
    alsoSees: 'посилання на чат із вами',
  },
  {
    audience: 'self',
    who: 'Лише ви й адміністратори',
    alsoSees: 'сеанси на пристроях бачите лише ви',
  },
]

/** Who sees what, read from the same table that every answer of the server obeys. */
export const PrivacyWhoSees = () => (
  <table className={styles.stacked}>
    <thead>
      <tr>
        <th scope="col">Хто</th>
        <th scope="col">Що бачить</th>
      </tr>
    </thead>
    <tbody>
      {circles.map(({ audience, who, alsoSees }) => (
        <tr key={audience}>
          <th scope="row">{who}</th>
          <td>{[...fieldsFor(audience).map((field) => fieldWords[field]), alsoSees].filter(Boolean).join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
