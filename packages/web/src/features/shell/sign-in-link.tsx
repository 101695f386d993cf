import { Link } from '@tanstack/react-router'
import { useSite } from '../../lib/use-site.ts'
import { type ButtonLook, buttonLook } from '../../ui/button.tsx'
import { TelegramIcon } from './brand-icons.tsx'

/** Leads to the page where Telegram's widget, or the demo sign-in in its place, stands. */
export const SignInLink = (look: Pick<ButtonLook, 'color' | 'className'>) => (
  <Link to="/auth" {...buttonLook(look)}>
    <TelegramIcon />
    {useSite().demo ? 'Демо-вхід' : 'Увійти через Telegram'}
  </Link>
)
