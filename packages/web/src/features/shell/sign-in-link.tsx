import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/button.tsx'

/** Where there is neither a bot nor a demo: the page says what the club's administrator has to set. */
export const SignInLink = () => (
  <Link to="/auth" {...buttonLook({ color: 'neutral' })}>
    Увійти
  </Link>
)
