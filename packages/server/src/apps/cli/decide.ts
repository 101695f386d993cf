import type { Decision } from '@matchbol/core/games/move-shapes'
import { Refusal } from '@matchbol/core/shared/refusal'
import { decideGame } from '../../domains/games/moves/decide-game.ts'
import type { Db } from '../../platform/db/client.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { refusals } from '../domains.ts'
import { command } from './command.ts'
import { withDatabase } from './context.ts'
import { readDecidedScore } from './decided-score.ts'
import { WrongCall } from './wrong-call.ts'

const actions = { confirm: 'CONFIRM', void: 'VOID', correct: 'CORRECT' } as const

export const decideCommand = command({
  name: 'decide',
  usage: '<gameId> confirm|void|correct --reason <why> [--score <winner first> --winner <playerId>]',
  help: [
    'Decides a game where the only administrator plays: confirms the submitted result, voids the game, or enters a result,',
    'as in: decide 12 correct --score "6:4 3:6 [10:8]" --winner 7 --reason "Both agreed". W/O, RET, DEF and DEF/DEF are scores.',
  ],
  takes: ['gameId', 'decision'],
  needs: ['reason'],
  allows: ['score', 'winner'],
  run: async ({ gameId, decision, reason, score, winner }, context) => {
    const action = actions[decision as keyof typeof actions]
    if (!action) throw new WrongCall(`The decision is confirm, void or correct, not "${decision}".`)
    if ((score !== undefined) !== (action === 'CORRECT'))
      throw new WrongCall('A score goes with correct, and only there.')
    await withDatabase(context, async ({ db }) => {
      const game = await findGame(db, gameId)
      const result = score === undefined ? {} : { result: readDecidedScore(score, winner, game) }
      const decided = await decide(db, game.id, { action, reason, ...result }, context.now())
      const players = [decided.a, decided.b].map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
      context.say(`Game ${game.id}, ${players.join(' – ')}: ${decided.status} ${decided.score ?? ''}`.trimEnd())
    })
  },
})

async function findGame(db: Db, written: string) {
  const id = Number(written)
  const game =
    Number.isInteger(id) && id > 0 && id < 2 ** 31
      ? await db
          .selectFrom('games')
          .select(['id', 'format', 'inviter_id', 'invitee_id'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined
  if (!game) throw new StartupError(`There is no game ${written}.`)
  return game
}

/** The refusals of the rules, as sentences. */
async function decide(db: Db, gameId: number, decision: Decision, now: Date) {
  try {
    return await decideGame(db, { gameId, actor: 'commandLine' }, decision, now)
  } catch (error) {
    const refusal = error instanceof Refusal ? refusals[error.code] : undefined
    throw refusal ? new StartupError(`${refusal.message}.`) : error
  }
}
