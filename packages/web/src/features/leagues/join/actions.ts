import type { UserLeague } from '@matchbol/core/leagues/league-shapes'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'

const failed = (description: string) => ({ failed: { title: 'Помилка', description }, failureToast: true })

/** Of whoever moved to a category or out of it. */
const categoryChanged = ({ category }: Pick<UserLeague, 'category'>) =>
  category
    ? { title: 'Успішно змінили категорію', description: 'Категорію було змінено' }
    : { title: 'Успішно вийшли з категорії', description: 'Ви вийшли з категорії' }

interface Around {
  /** What must be saved first. */
  before?: () => Promise<void>
  onDone?: () => void
}

/** The moves of one's own membership, each with its words (specification §8). */
export function useMembershipActions({ before, onDone }: Around = {}) {
  const api = useApi()
  const after = { ...(onDone && { onDone }) }

  const joinLeague = useAction(
    (body: { leagueId: number; categoryId: number | null }) => api.call('POST /api/v1/users/join-league', { body }),
    {
      done: { title: 'Успішно вступили в лігу', description: 'Ви успішно приєдналися до ліги' },
      ...failed('Не вдалося вступити в лігу'),
      ...after,
    },
  )
  const joinCategory = useAction(
    (body: { leagueId: number; categoryId: number }) => api.call('POST /api/v1/users/join-category', { body }),
    {
      done: { title: 'Успішно вступили в категорію', description: 'Ви успішно приєдналися до категорії' },
      ...failed('Не вдалося вступити в категорію'),
      ...after,
    },
  )
  const changeCategory = useAction(
    (body: { leagueId: number; categoryId: number | null }) => api.call('PUT /api/v1/users/change-category', { body }),
    {
      done: ({ data }) => categoryChanged(data),
      ...failed('Не вдалося змінити категорію'),
      ...after,
    },
  )
  const changeLeague = useAction(
    async (body: { fromLeagueId: number; leagueId: number }) => {
      await before?.()
      return api.call('PUT /api/v1/users/change-league', { body })
    },
    {
      done: { title: 'Успішно змінили лігу', description: 'Ви успішно перейшли до нової ліги' },
      ...failed('Не вдалося змінити лігу'),
      ...after,
    },
  )
  return { joinLeague, joinCategory, changeCategory, changeLeague }
}
