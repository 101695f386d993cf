import { Link } from '@tanstack/react-router'
import { useSite } from '../../lib/use-site.ts'

export const Logo = () => (
  <Link to="/" className="logo">
    <svg width="30" height="30" viewBox="0 0 30 30" fill="none" stroke="#fff" aria-hidden="true">
      <rect x="1.25" y="1.25" width="27.5" height="27.5" rx="6" strokeWidth="2.5" />
      <path d="M1.5 20.5h16V1.5" strokeWidth="2" />
      <circle cx="20" cy="18" r="5.2" fill="#fff" stroke="var(--court)" strokeWidth="2" />
    </svg>
    {useSite().siteName}
  </Link>
)
