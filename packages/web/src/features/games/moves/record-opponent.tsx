import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { useId, useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { ListSkeleton } from '../../../ui/data/list-skeleton.tsx'
import { useBrowserBack, useCloseRequest } from '../../../ui/overlay/use-browser-back.ts'
import { useDialog } from '../../../ui/overlay/use-dialog.ts'
import { InviteFilters } from '../invite/filters.tsx'
import opponentStyles from '../invite/opponents.module.css'
import { InviteOpponents } from '../invite/opponents.tsx'
import { ScoreEntryQuestion } from '../score-entry/question.tsx'
import styles from '../score-entry/score-entry.module.css'
import { SheetHead } from '../score-entry/sheet-head.tsx'

/** With whom a game was played that nobody was invited to, and by which rules. */
export interface RecordedAgainst {
  leagueId: number
  leagueName: string
  format: string
  opponent: Opponent
}

interface Props {
  me: SessionUser
  onChosen: (against: RecordedAgainst) => void
  onClose: () => void
}

/** Of the bars to an invitation these do not stand against a game already played; when it was played decides. */
const passing = ['OPPONENT_PAUSED', 'REMATCH_TOO_SOON']

/** The first sheet of recording a game: one tap on a name leads to the score. */
export function RecordOpponent({ me, onChosen, onClose }: Props) {
  const titleId = useId()
  const dialog = useDialog({ isOpen: true, onClose, overlayCloses: false })
  const closing = useCloseRequest()
  useBrowserBack('opponent', onClose)
  return (
    <dialog {...dialog} {...closing} className={`modal ${styles.entry}`} aria-labelledby={titleId}>
      <div className={styles.sheet}>
        <SheetHead id={titleId} title="Записати зіграну гру" onBack={onClose} onClose={onClose} />
        <ScoreEntryQuestion title="З ким ви грали?">
          Гра зарахується, коли суперник підтвердить результат. Без відповіді запис зникне.
        </ScoreEntryQuestion>
        <Opponents me={me} onChosen={onChosen} />
      </div>
    </dialog>
  )
}

function Opponents({ me, onChosen }: Pick<Props, 'me' | 'onChosen'>) {
  const api = useApi()
  const leagues = me.leagues.filter((membership) => membership.isActive).map(({ league }) => league)
  const [{ leagueId, q }, setFilter] = useState({ leagueId: leagues[0]?.id ?? 0, q: '' })
  const loaded = useLoad(`record ${leagueId} ${q}`, async () => {
    const [league, opponents] = await Promise.all([
      api.call('GET /api/v1/leagues/{id}/seasons', { params: { id: leagueId }, query: { limit: 1 } }),
      api.call('GET /api/v1/games/opponents', { query: { leagueId, q } }),
    ])
    return { format: league.data[0]?.rules.format, opponents: opponents.data }
  })
  const choose = (opponent: Opponent) => {
    const leagueName = leagues.find(({ id }) => id === leagueId)?.name ?? ''
    if (loaded.status !== 'ready' || !loaded.data.format) return
    onChosen({ leagueId, leagueName, format: loaded.data.format, opponent })
  }
  return (
    <>
      <InviteFilters
        leagues={leagues}
        leagueId={leagueId}
        q={undefined}
        onFilter={(values) =>
          setFilter({ leagueId: values.league ? Number(values.league) : leagueId, q: values.q?.trim() ?? '' })
        }
      />
      {loaded.status === 'loading' && <ListSkeleton rows={6} />}
      {loaded.status === 'failed' && <ErrorState retry={loaded.retry} />}
      {loaded.status === 'ready' && (
        <InviteOpponents
          opponents={loaded.data.opponents}
          bars={(code) => !passing.includes(code)}
          choose={(opponent, content) => (
            <button type="button" className={opponentStyles.opponent} onClick={() => choose(opponent)}>
              {content}
            </button>
          )}
        />
      )}
    </>
  )
}
