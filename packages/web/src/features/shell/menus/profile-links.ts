import { CircleQuestionMark, FileText, type LucideIcon, Mail, Plus, Table2, UserRound } from 'lucide-react'
import { countAllInvitations, countResults } from '../../../lib/session/own-counts.ts'
import type { SessionUser } from '../../../lib/session/session.ts'

export interface ProfileLink {
  path: string
  label: string
  Icon: LucideIcon
  /** What is counted beside it; a hot one waits for the person. */
  count?: (me: SessionUser) => number
  isHot?: (me: SessionUser) => boolean
  inMobileMenuOnly?: true
}

export const profileLinks: readonly ProfileLink[] = [
  { path: '/profile', label: 'Особистий кабінет', Icon: UserRound },
  { path: '/profile/invite', label: 'Запросити на гру', Icon: Plus },
  {
    path: '/profile/invitations',
    label: 'Запрошення',
    Icon: Mail,
    count: (me) => countAllInvitations(me).count,
    isHot: (me) => countAllInvitations(me).isHot,
  },
  {
    path: '/profile/results',
    label: 'Результати ігор',
    Icon: Table2,
    inMobileMenuOnly: true,
    count: (me) => countResults(me).count,
    isHot: (me) => countResults(me).isHot,
  },
  {
    path: '/profile/blog',
    label: 'Мої статті',
    Icon: FileText,
    count: (me) => me.blogPosts.filter((post) => post.published).length,
  },
  {
    path: '/profile/support',
    label: 'Підтримка',
    Icon: CircleQuestionMark,
    count: (me) => me.tickets.filter((ticket) => ticket.status === 'OPEN').length,
  },
]
