import { IDLE_DAYS, MOST_DAYS } from '@matchbol/core/auth/session-rules'
import { LOGIN_VALIDITY_SECONDS } from '@matchbol/core/auth/telegram-login'
import { CLOSED_AFTER_DAYS, GUEST_WORDS_DAYS } from '@matchbol/core/tickets/limits'
import { counted } from '@matchbol/text/shared/plural'
import styles from '../prose/prose.module.css'

const days = (count: number) => counted(count, ['день', 'дні', 'днів'])
const hours = (count: number) => counted(count, ['година', 'години', 'годин'])

const terms: readonly (readonly [what: string, howLong: string])[] = [
  ['Обліковий запис і профіль', 'доки ви його не видалите'],
  ['Ігри, рахунки, рейтинги й хід подій', 'безстроково: вони належать і вашим суперникам'],
  [
    'Журнал дій адміністраторів',
    'безстроково; після видалення облікового запису в ньому лишається тільки номер на сайті',
  ],
  [
    'Сеанс на пристрої',
    `закінчується через ${days(IDLE_DAYS)} без відвідин і щонайпізніше через ${days(MOST_DAYS)} після входу; назва браузера стирається разом з обліковим записом`,
  ],
  [
    'Підпис входу з Telegram, назва браузера й IP-адреса, з якої ви увійшли',
    `${hours(LOGIN_VALIDITY_SECONDS / 3600)}: щоб той самий підпис не використали вдруге`,
  ],
  [
    'Лічильники запитів за IP-адресою',
    'рахують за хвилину, стираються не пізніше ніж через дві години: вони стримують тих, хто перевантажує сервер',
  ],
  ['Завантажене фото, яким ніде не скористалися або яке замінили', 'доба'],
  ['Відповіді на щойно надіслані форми', 'доба: повторне натискання не створить другої гри'],
  ['Статті', 'доки ви їх не видалите; опубліковані без імені переживуть обліковий запис'],
  ['Відбитки читачів статей', 'до кінця доби'],
  [
    'Звернення',
    `доки ви не видалите обліковий запис, разом із відповідями; вирішене закривається через ${days(CLOSED_AFTER_DAYS)}. Слова й контакт гостя стираються через ${days(GUEST_WORDS_DAYS)} після останньої зміни`,
  ],
  ['Щоденні резервні копії', 'сім днів, якщо клуб працює на вбудованій базі; інакше — за порядком, який веде клуб'],
]

/** How long each thing is kept. */
export const PrivacyTermsOfKeeping = () => (
  <table className={styles.stacked}>
    <thead>
      <tr>
        <th scope="col">Що</th>
        <th scope="col">Як довго</th>
      </tr>
    </thead>
    <tbody>
      {terms.map(([what, howLong]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{howLong}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
