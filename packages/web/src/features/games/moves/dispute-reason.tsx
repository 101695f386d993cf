import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { Note } from '../../../ui/note.tsx'

/** Why a result was disputed, in the words of the one who did; nothing until they are known. */
export function DisputeReason({ gameId }: { gameId: number }) {
  const api = useApi()
  const game = useLoad(`dispute of ${gameId}`, async () => {
    const { data } = await api.call('GET /api/v1/games/{id}', { params: { id: gameId } })
    return data.log.findLast((event) => event.move === 'dispute')
  })
  if (game.status !== 'ready' || !game.data?.details.reason) return null
  return (
    <Note color="warning" title={`${game.data.actor?.firstName ?? 'Гравець'} оскаржує результат`}>
      «{game.data.details.reason}»
    </Note>
  )
}
