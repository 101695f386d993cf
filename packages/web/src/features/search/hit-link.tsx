import type { SearchHit, SearchKind } from '@matchbol/core/search/contract'
import { initials } from '@matchbol/text/shared/names'
import { Link, linkOptions } from '@tanstack/react-router'
import { CalendarDays, FileText, MessageCircleQuestionMark, Trophy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Avatar } from '../../ui/picture/avatar.tsx'
import styles from './search.module.css'

/** What a kind of hits is called, in the order in which they are shown. */
export const kindNames: Record<SearchKind, string> = {
  player: 'Гравці',
  league: 'Ліги',
  event: 'Події',
  article: 'Статті',
  faq: 'Відповіді',
}

type Extras = Pick<ComponentProps<'a'>, 'id' | 'role' | 'tabIndex' | 'aria-selected'> & { replace?: boolean }

/** What was found, as a link to its page. */
export const HitLink = ({ hit, ...extras }: { hit: SearchHit } & Extras) => (
  <Link {...pageOf(hit)} {...extras} className={styles.hit}>
    <Mark hit={hit} />
    <span className={styles.words}>
      <b>{hit.title}</b>
      {hit.where && <small>{hit.where}</small>}
    </span>
  </Link>
)

function pageOf({ kind, id, slug = '' }: SearchHit) {
  switch (kind) {
    case 'player':
      return linkOptions({ to: '/player/$id', params: { id: String(id) } })
    case 'league':
      return linkOptions({ to: '/stats/leagues', search: { league: id } })
    case 'event':
      return linkOptions({ to: '/events/$id', params: { id: String(id) } })
    case 'faq':
      return linkOptions({ to: '/faq/$id', params: { id: String(id) } })
    case 'article':
      return linkOptions({ to: '/blog/$slug', params: { slug } })
  }
}

const icons = { league: Trophy, event: CalendarDays, article: FileText, faq: MessageCircleQuestionMark }

function Mark({ hit: { kind, id, title, photoUrl } }: { hit: SearchHit }) {
  if (kind === 'player') return <Avatar id={id} initials={initialsOf(title)} photoUrl={photoUrl ?? null} />
  const Icon = icons[kind]
  return (
    <span className={styles.icon}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
  )
}

function initialsOf(name: string) {
  const [firstName, lastName] = name.split(' ')
  return initials({ firstName, lastName })
}
