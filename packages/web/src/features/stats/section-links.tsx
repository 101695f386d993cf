import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import styles from './section-links.module.css'

const links = [
  {
    to: '/stats/leagues',
    title: 'Рейтинги ліг',
    text: 'Таблиця сезону кожної ліги: місця, очки, сети й гейми. Тут же правила ліги.',
  },
  {
    to: '/stats/players',
    title: 'Рейтинг гравців',
    text: 'Сила кожного гравця за категоріями. Не обнуляється й пояснює кожну зміну.',
  },
  { to: '/stats/matches', title: 'Матчі', text: 'Усі зіграні матчі за днями: рахунок кожного сету й зміна рейтингу.' },
] as const

/** The three lists of the statistics. */
export const SectionLinks = () => (
  <nav className={styles.links} aria-label="Розділи статистики">
    {links.map(({ to, title, text }) => (
      <Link key={to} to={to} className={`board ${styles.link}`}>
        <h2>
          {title}
          <ArrowRight size={20} aria-hidden="true" />
        </h2>
        <p>{text}</p>
      </Link>
    ))}
  </nav>
)
