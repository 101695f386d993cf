import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import styles from './admin.module.css'
import { sections } from './sections.ts'

const addresses = [
  ['/admin/users', sections.users],
  ['/admin/newsletter', sections.newsletter],
  ['/admin/donations', sections.donations],
  ['/admin/achievements', sections.achievements],
] as const

/** Every section by its address, with how its work is done today. */
export const SectionList = () => (
  <ul className={styles.adminSections}>
    {addresses.map(([to, { title, today }]) => (
      <li key={to}>
        <Link to={to}>
          <b>{title}</b>
          <small>{today}</small>
          <ChevronRight size={20} aria-hidden="true" />
        </Link>
      </li>
    ))}
  </ul>
)
