import { Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { buttonLook } from '../../../ui/button.tsx'

/** Leads to what the two have played against each other, in whatever league; nothing for those who have not. */
export function OurMeetings({ myId, otherId }: { myId: number; otherId: number }) {
  const api = useApi()
  const met = useLoad(`met ${myId} ${otherId}`, async () => {
    const params = { id: myId, otherId }
    const { data } = await api.call('GET /api/v1/players/{id}/head-to-head/{otherId}', { params, query: { limit: 1 } })
    return data.meta.total > 0
  })
  if (met.status !== 'ready' || !met.data) return null
  return (
    <Link
      to="/player/$id/vs/$other"
      params={{ id: String(myId), other: String(otherId) }}
      {...buttonLook({ variant: 'outline' })}
    >
      Наші зустрічі
    </Link>
  )
}
