import type { SessionUser } from '../../../lib/session/session.ts'
import { PathLink } from '../../../ui/path-link.tsx'
import type { ProfileLink } from './profile-links.ts'

/** Links of the profile with their counters; a counter of zero is not shown. */
export const ProfileLinkList = ({ links, me }: { links: readonly ProfileLink[]; me: SessionUser }) => (
  <nav aria-label="Профіль">
    {links.map(({ path, label, Icon, count, isHot }) => (
      <PathLink key={path} path={path}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {label}
        {count && count(me) > 0 && (
          <span className="count ml-auto" data-hot={isHot?.(me) || undefined}>
            {count(me)}
          </span>
        )}
      </PathLink>
    ))}
  </nav>
)
