import { Ball } from '../../ui/picture/ball.tsx'
import styles from './home.module.css'

const steps = [
  {
    mark: '15',
    title: 'Увійдіть через Telegram',
    text: 'Без паролів і анкет: імʼя та фото візьмемо з Telegram.',
  },
  { mark: '30', title: 'Оберіть лігу', text: 'За містом, статтю й рівнем. Категорію можна додати пізніше.' },
  { mark: '40', title: 'Запросіть суперника', text: 'Запропонуйте до трьох варіантів часу. Обоє бачите шанси до гри.' },
  { mark: 'Гра', title: 'Запишіть рахунок', text: 'Суперник підтверджує, рейтинг оновлюється й пояснює кожен бал.' },
] as const

/** How it works, counted as tennis counts. */
export const Steps = () => (
  <section className="wrap section" id="how">
    <div className="section-head">
      <h2>Чотири кроки до гри</h2>
    </div>
    <ol className={`board ${styles.steps}`}>
      {steps.map(({ mark, title, text }) => (
        <li key={mark}>
          <div className={styles.stepMark} aria-hidden="true">
            {mark}
            {mark === 'Гра' && <Ball size={36} />}
          </div>
          <div className={styles.stepText}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)
