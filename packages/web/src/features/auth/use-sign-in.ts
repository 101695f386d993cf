import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { failureText } from '../../lib/api/failure-text.ts'
import { ownPath } from '../../lib/session/own-path.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { keepBlockedToken } from './blocked-token.ts'

/** Signs in by the given way and leads on; answers whether it went well. `busyWith` names the attempt under way. */
export function useSignIn(redirect: string | undefined) {
  const router = useRouter()
  const [busyWith, setBusyWith] = useState<number>()

  const attempt = async (who: number, way: () => Promise<void>): Promise<boolean> => {
    setBusyWith(who)
    try {
      await way()
      showToast({ color: 'success', title: 'Успішна авторизація' })
      await router.navigate({ href: ownPath(redirect) ?? '/profile', replace: true })
      return true
    } catch (error) {
      showToast({ color: 'error', title: 'Помилка авторизації', description: await failureText(error) })
      if (keepBlockedToken(error)) await router.navigate({ to: '/auth' }) // where they can take their data
      return false
    } finally {
      setBusyWith(undefined)
    }
  }
  return { attempt, busyWith }
}
