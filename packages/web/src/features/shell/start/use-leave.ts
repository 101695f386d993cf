import { useNavigate } from '@tanstack/react-router'
import { useApi } from '../../../lib/api/use-api.ts'
import { leave } from '../../../lib/session/leave.ts'

/** Signs out and goes home. */
export function useLeave() {
  const api = useApi()
  const navigate = useNavigate()
  return async () => {
    const left = leave(api)
    await navigate({ to: '/' })
    await left
  }
}
