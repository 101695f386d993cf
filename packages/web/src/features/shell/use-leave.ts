import { useNavigate } from '@tanstack/react-router'
import { leave } from '../../lib/leave.ts'
import { useApi } from '../../lib/use-api.ts'

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
