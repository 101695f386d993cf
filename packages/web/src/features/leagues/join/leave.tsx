import { useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Note } from '../../../ui/note.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { useMembershipActions } from './actions.ts'

interface Props {
  membership: SessionUser['leagues'][number]
  onClose: () => void
}

/** Asks once, naming the league; who regrets it comes back by one press, for games and rating stay. */
export function JoinLeagueLeave({ membership: { id, league, category }, onClose }: Props) {
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const { joinLeague } = useMembershipActions()
  const offerReturn = () => {
    onClose()
    const back = () => void joinLeague.run({ leagueId: league.id, categoryId: category?.id ?? null })
    showToast({
      color: 'success',
      title: 'Ви вийшли з ліги',
      description: `«${league.name}»: ваші ігри й рейтинг збережено.`,
      action: { label: 'Повернутися', run: back },
    })
  }
  const leave = useAction(
    () =>
      api.call('DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', {
        params: { leagueId: league.id, userLeagueId: id },
      }),
    { failed: { title: 'Помилка', description: 'Не вдалося вийти з ліги' }, onDone: offerReturn },
  )
  if (!isAsking)
    return (
      <div>
        <Button variant="link" color="error" onClick={() => setAsking(true)}>
          Вийти з ліги
        </Button>
      </div>
    )
  return (
    <section className="grid gap-3" role="alert">
      <Note color="warning" title={`Вийти з ліги «${league.name}»?`}>
        Ваші незавершені ігри в ній буде скасовано. Зіграні ігри та рейтинг залишаться.
      </Note>
      <div className="flex flex-wrap gap-3">
        <Button color="error" loading={leave.busy} onClick={() => leave.run()}>
          Так, вийти
        </Button>
        <Button variant="outline" color="neutral" onClick={() => setAsking(false)}>
          Залишитися
        </Button>
      </div>
      <FailureNote {...leave.failure} />
    </section>
  )
}
