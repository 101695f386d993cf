import { Link, useLocation } from '@tanstack/react-router'
import { isAuthPath } from '../../lib/session/is-auth-path.ts'
import { buttonLook } from '../../ui/button.tsx'

/** To the page that knows every way in, and says what the club's administrator has to set where there is none. */
export function SignInLink() {
  const isThere = useLocation({ select: ({ pathname }) => isAuthPath(pathname) })
  if (isThere) return null
  return (
    <Link to="/auth" {...buttonLook({ color: 'neutral' })}>
      Увійти
    </Link>
  )
}
