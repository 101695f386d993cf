import { SECOND } from '@matchbol/core/shared/durations'
import { LEAST_FORM_SECONDS } from '@matchbol/core/tickets/limits'
import { useApi } from '../../lib/api/use-api.ts'
import { useLoad } from '../../lib/api/use-load.ts'

/** What says since when a guest has had the form: since the page came, for one reads it before one writes. */
export function useFormSeal() {
  const api = useApi()
  return useLoad('form', async () => {
    const { data } = await api.call('GET /api/v1/tickets/form')
    return { seal: data.seal, at: Date.now() }
  })
}

export type FormSeal = ReturnType<typeof useFormSeal>

/** Milliseconds until a form may be sent whose seal came at a moment: nobody is refused for what a short wait mends. */
export const untilSendable = (at: number, now: number): number => Math.max(0, at + LEAST_FORM_SECONDS * SECOND - now)
