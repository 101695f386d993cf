import type { Game } from '@matchbol/core/games/game-shapes'
import { can, type GameMove } from '@matchbol/core/games/rules'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Countdown } from '../countdown/countdown.tsx'
import { sideOf } from '../score-entry/game.ts'
import { AcceptMove } from './accept.tsx'
import { AgreeMove } from './agree.tsx'
import { CancelMove } from './cancel.tsx'
import { claimOf } from './claim.ts'
import { ConfirmMove } from './confirm.tsx'
import { DecideMoves } from './decide.tsx'
import { DisputeMove } from './dispute.tsx'
import { EnterMove } from './enter.tsx'
import { factsOf, isStillAhead } from './facts.ts'
import styles from './game-moves.module.css'
import { GameMovesMeet } from './meet.tsx'
import { RejectMove } from './reject.tsx'
import { RescheduleMove } from './reschedule.tsx'
import { situationOf } from './situation.ts'
import { WithdrawMove } from './withdraw.tsx'

interface Props {
  game: Game
  /** On the green of a game's page; otherwise on a board. */
  onCourt?: boolean
}

/**
 * How a game stands for the person who looks, and exactly the moves that are theirs to make: the state machine draws the
 * buttons. Nothing for a guest, a stranger, or a game in which nothing is left to do.
 */
export function GameMoves({ game, onCourt = false }: Props) {
  const me = useMe()
  if (!me) return null
  if (sideOf(game, me.id)) return <MovesOfPlayer game={game} myId={me.id} onCourt={onCourt} />
  if (me.role === 'ADMIN') return <MovesOfAdmin game={game} myId={me.id} />
  return null
}

function MovesOfPlayer({ game, myId, onCourt }: Required<Props> & { myId: number }) {
  const now = useNow()
  const situation = situationOf(game, myId, now)
  if (!situation) return null
  const may = (move: GameMove) => can({ id: myId, isAdmin: false }, move, factsOf(game))
  const { title, text, deadline } = situation
  const isAhead = isStillAhead(game, now)
  const enter = (may('submit') || may('resubmit')) && <EnterMove {...{ game, myId, onCourt }} />
  return (
    <section className={styles.gameMoves} aria-label={title}>
      {deadline && <Countdown until={deadline} label="Залишилося" />}
      <div className={styles.text}>
        <b>{title}</b>
        <p>{text}</p>
        {onCourt && game.status === 'ACCEPTED' && <GameMovesMeet game={game} myId={myId} isFirst={isAhead} />}
        {onCourt && (
          <dl className={styles.claim}>
            {claimOf(game, myId).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.buttons}>
        {may('accept') && <AcceptMove {...{ game, myId, onCourt }} />}
        {may('reject') && <RejectMove {...{ game, myId }} />}
        {may('agree') && <AgreeMove {...{ game, myId }} />}
        {!isAhead && enter}
        {may('confirm') && <ConfirmMove {...{ game, myId, onCourt }} />}
        {may('dispute') && <DisputeMove {...{ game, myId }} />}
        {may('withdraw') && <WithdrawMove {...{ game, myId }} />}
        {may('reschedule') && <RescheduleMove {...{ game, myId }} />}
        {may('cancel') && <CancelMove {...{ game, myId }} />}
        {isAhead && enter}
      </div>
    </section>
  )
}

function MovesOfAdmin({ game, myId }: { game: Game; myId: number }) {
  const admin = { id: myId, isAdmin: true }
  const mayAny = (['decide', 'correct', 'void'] as const).some((move) => can(admin, move, factsOf(game)))
  if (!mayAny) return null
  return (
    <section className={styles.gameMoves} aria-label="Рішення адміністратора">
      <div className={styles.text}>
        <b>Рішення адміністратора</b>
        <p>Кожне рішення лишається в ході подій разом із причиною.</p>
      </div>
      <div className={styles.buttons}>
        <DecideMoves game={game} myId={myId} />
      </div>
    </section>
  )
}
