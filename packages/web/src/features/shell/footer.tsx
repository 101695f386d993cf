import { yearOf } from '../../lib/dates.ts'
import { useSite } from '../../lib/use-site.ts'
import { InstagramIcon, LinkedInIcon, TelegramIcon, YouTubeIcon } from './brand-icons.tsx'
import './footer.css'
import { PathLink } from '../../ui/path-link.tsx'
import { Logo } from './logo.tsx'

const groups = [
  {
    title: 'Навігація',
    links: [
      { path: '/stats', label: 'Статистика' },
      { path: '/stats/matches', label: 'Матчі' },
      { path: '/blog', label: 'Блог' },
      { path: '/stats/players', label: 'Гравці' },
    ],
  },
  {
    title: 'Допомога',
    links: [
      { path: '/faq', label: 'FAQ' },
      { path: '/faq/5', label: 'Правила клубу' },
      { path: '/privacy', label: 'Конфіденційність' },
      { path: '/terms', label: 'Умови користування' },
    ],
  },
] as const

const networks = [
  { href: 'https://www.instagram.com/', label: 'Instagram', Icon: InstagramIcon },
  { href: 'https://www.linkedin.com/', label: 'LinkedIn', Icon: LinkedInIcon },
  { href: 'https://www.youtube.com/', label: 'YouTube', Icon: YouTubeIcon },
] as const

export function Footer() {
  const { siteName, telegramBot, now } = useSite()
  const telegram = { href: `https://t.me/${telegramBot ?? ''}`, label: 'Telegram', Icon: TelegramIcon }
  return (
    <footer className="site-footer on-court">
      <div className="wrap">
        <div className="site-footer-grid">
          <div>
            <Logo />
            <p className="about">Ліги аматорського тенісу: грайте, записуйте рахунок, розумійте свій рейтинг.</p>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <PathLink path={path}>{label}</PathLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <nav aria-label="Ми в мережі">
            <h2>Ми в мережі</h2>
            <ul>
              {[telegram, ...networks].map(({ href, label, Icon }) => (
                <li key={href}>
                  <a href={href} rel="noopener noreferrer me" target="_blank">
                    <Icon />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="copyright">
          © {yearOf(now)} {siteName}
        </p>
      </div>
    </footer>
  )
}
