import { kyivYear } from '@matchbol/core/shared/kyiv-time'
import { useSite } from '../../lib/session/use-site.ts'
import { PathLink } from '../../ui/path-link.tsx'
import styles from './footer.module.css'
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

export function Footer() {
  const { siteName, social, dayStartedAt } = useSite()
  return (
    <footer className={`${styles.siteFooter} on-court`}>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <Logo />
            <p className={styles.about}>Ліги аматорського тенісу: грайте, записуйте рахунок, розумійте свій рейтинг.</p>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
              <ul>
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <PathLink path={path}>{label}</PathLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {social.length > 0 && (
            <nav aria-label="Ми в мережі">
              <p className={styles.title} aria-hidden="true">
                Ми в мережі
              </p>
              <ul>
                {social.map(({ network, url }) => (
                  <li key={network}>
                    <a href={url} rel="noopener noreferrer me" target="_blank">
                      <svg width="20" height="20" aria-hidden="true">
                        <use href={`/brands.svg#${network}`} />
                      </svg>
                      {network}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <p className={styles.copyright}>
          © {kyivYear(dayStartedAt)} {siteName}
        </p>
      </div>
    </footer>
  )
}
