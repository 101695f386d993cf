import { Link } from '@tanstack/react-router'
import styles from './settings.module.css'

export interface SettingsPlace {
  id: string
  title: string
}

/** The sections of the page, to jump to: beside them where there is room, above them on a phone. */
export const SettingsNav = ({ places }: { places: readonly SettingsPlace[] }) => (
  <nav className={styles.nav} aria-label="Розділи налаштувань">
    {places.map(({ id, title }) => (
      <Link key={id} to="/profile/settings" hash={id} activeOptions={{ includeHash: true }} replace>
        {title}
      </Link>
    ))}
  </nav>
)
