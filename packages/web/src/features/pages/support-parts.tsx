import { Link } from '@tanstack/react-router'
import { WriteToClub } from '../tickets/write-to-club.tsx'
import type { Part } from './prose/prose-page.tsx'
import styles from './prose/site-text.module.css'

/** How to get help; `bot` is the name of the club's bot, where one is set. */
export const supportParts = (bot: string | null): readonly Part[] => [
  {
    id: 'yourself',
    title: 'Що можна зробити самостійно',
    text: (
      <table className={styles.stacked}>
        <thead>
          <tr>
            <th scope="col">Що сталося</th>
            <th scope="col">Що робити</th>
          </tr>
        </thead>
        <tbody>
          <Advice what="Помилка в рахунку, який внесли ви">
            Відкличте результат на <Link to="/profile/results">сторінці результатів</Link> і внесіть знову — доки
            суперник його не підтвердив.
          </Advice>
          <Advice what="Помилка в рахунку, який вніс суперник">
            Натисніть «Оскаржити» і поясніть, що не так. Після цього виправлений рахунок може внести кожен із вас.
          </Advice>
          <Advice what="Результат ще не підтвердили">
            На картці гри є зворотний відлік: коли час мине, результат зарахується сам. Винятки — рахунок, виправлений
            після оскарження, його зараховує лише суперник або адміністратор, і гра, внесена через «Записати зіграну
            гру»: без підтвердження вона скасується.
          </Advice>
          <Advice what="Не можете зіграти вчасно">
            Відкрийте гру: там можна запропонувати новий час або скасувати зустріч.
          </Advice>
          <Advice what="Кнопка «Запросити» не працює">
            Сайт каже чому: пауза суперника, забагато відкритих ігор або зарано для реваншу. Числа — у{' '}
            <Link to="/rules">правилах</Link>.
          </Advice>
          <Advice what="Не ваша ліга чи категорія">
            Вступіть до іншої ліги або змініть категорію в <Link to="/profile">особистому кабінеті</Link>. Рейтинг
            старої ліги нікуди не зникне.
          </Advice>
          <Advice what="Не вдається увійти">
            Кнопку входу показує Telegram. Якщо її немає, перевірте, чи відкривається сам Telegram і чи не ховає її
            блокувальник реклами, оновіть сторінку або спробуйте інший браузер. Вхід триває довго — почніть його знову.
          </Advice>
          <Advice what="Хтось інший у вашому записі">
            Завершіть чужий сеанс у списку{' '}
            <Link to="/profile/settings" hash="devices">
              пристроїв
            </Link>{' '}
            і в самому Telegram.
          </Advice>
        </tbody>
      </table>
    ),
  },
  {
    id: 'disputes',
    title: 'Хто вирішує суперечки',
    text: (
      <p>
        Адміністратор клубу, який у спірній грі не грає. Коли ви оскаржуєте результат, звернення створюється саме й
        чекає на вас в особистому кабінеті, поруч із грою. Адміністратор вирішує з поясненням, яке прочитають обидва
        гравці. Що саме він може, описано у{' '}
        <Link to="/rules" hash="rozdil-superechky">
          правилах
        </Link>
        .
      </p>
    ),
  },
  {
    id: 'data',
    title: 'Ваші дані',
    text: (
      <p>
        Забрати все, що сайт про вас знає, або видалити обліковий запис можна без звернення, в{' '}
        <Link to="/profile/settings" hash="data">
          налаштуваннях
        </Link>
        . Подробиці — на сторінці{' '}
        <Link to="/privacy" hash="rights">
          «Конфіденційність»
        </Link>
        .
      </p>
    ),
  },
  {
    id: 'write',
    title: 'Написати клубу',
    text: (
      <>
        <p>
          Пишуть адміністраторам клубу, а не роботу
          {bot && (
            <>
              {' '}
              (бот <a href={`https://t.me/${bot}`}>@{bot}</a> відповідає лише за вхід і листів не читає)
            </>
          )}
          . Надсилати можна й без входу: тоді лишіть контакт.
        </p>
        <WriteToClub />
      </>
    ),
  },
]

const Advice = ({ what, children }: { what: string; children: React.ReactNode }) => (
  <tr>
    <th scope="row">{what}</th>
    <td>{children}</td>
  </tr>
)
