import { Link } from '@tanstack/react-router'
import { useSite } from '../../lib/session/use-site.ts'
import styles from './shell.module.css'

export const Logo = () => (
  <Link to="/" className={styles.logo}>
    <svg
      className="flex-none"
      width="30"
      height="30"
      viewBox="0 0 30 30"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <rect x="1.25" y="1.25" width="27.5" height="27.5" rx="6" strokeWidth="2.5" />
      <path d="M1.5 20.5h16V1.5" strokeWidth="2" />
      <circle cx="20" cy="18" r="5.2" fill="currentColor" stroke="var(--court)" strokeWidth="2" />
    </svg>
    <span className="truncate">{useSite().siteName}</span>
  </Link>
)
