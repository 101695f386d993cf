import { TOKEN_MINUTES } from '@matchbol/core/auth/session-rules'
import type { Move } from '@matchbol/core/games/game-log'
import type { Game } from '@matchbol/core/games/game-shapes'
import { parseScore } from '@matchbol/core/games/score/parse-score'
import { DEFAULT_FORMAT, formatOf } from '@matchbol/core/leagues/match-format'
import type { Answer, Person, World } from './world.ts'

type Moved = Promise<Answer<Game>>
interface Extras {
  [field: string]: unknown
}

const TOKEN_MS = TOKEN_MINUTES * 60_000

/** A score from the inviter's side of the net, as one writes it: `3:6 4:6` is a loss. */
export function scored(text: string, format: string = DEFAULT_FORMAT) {
  const read = parseScore(text, formatOf(format))
  if (!read.ok) throw new Error(`Nobody can read ${text}`)
  return { ...read.details, sets: [...read.details.sets] }
}

/** What a refusal is told apart by. */
export const refusal = ({ status, code }: Answer<unknown>) => ({ status, code })

/** A league's court: its people play step by step over HTTP, whatever the time says of their tokens. */
export function openCourt(world: World, leagueId: number) {
  const signedIn = new Map<number, { person: Person; since: Date }>()
  /** The person with a token that is good by the test's clock. */
  const again = async (who: Person): Promise<Person> => {
    const known = signedIn.get(who.id)
    const age = known ? world.clock.now.getTime() - known.since.getTime() : -1
    if (known && age >= 0 && age < TOKEN_MS) return known.person
    const person = await world.again(who)
    signedIn.set(who.id, { person, since: world.clock.now })
    return person
  }
  const call: World['call'] = async (who, to, input, headers) =>
    world.call(who && (await again(who)), to, input, headers)
  const done = <Data>({ data, ...answer }: Answer<Data>): Data => {
    if (answer.status !== 200) throw new Error(`Refused: ${JSON.stringify(answer)}`)
    return data
  }

  const invite = (a: Person, b: Person, fields: Extras = {}): Moved =>
    call(a, 'POST /api/v1/games/invitations', { body: { leagueId, opponentId: b.id, ...fields } })
  const accept = (who: Person, id: number, body: Extras = {}): Moved =>
    call(who, 'POST /api/v1/games/invitations/{id}/accept', { params: { id }, body })
  const reject = (who: Person, id: number, body: Extras = {}): Moved =>
    call(who, 'POST /api/v1/games/invitations/{id}/reject', { params: { id }, body })
  const reschedule = (who: Person, id: number, slots: readonly Date[], body: Extras = {}): Moved =>
    call(who, 'POST /api/v1/games/{id}/reschedule', {
      params: { id },
      body: { slots: slots.map((slot) => slot.toISOString()), ...body },
    })
  const agree = (who: Person, id: number, slot: Date, body: Extras = {}): Moved =>
    call(who, 'POST /api/v1/games/{id}/reschedule/agree', {
      params: { id },
      body: { slot: slot.toISOString(), ...body },
    })
  const cancel = (who: Person, id: number, body: Extras = {}): Moved =>
    call(who, 'PUT /api/v1/games/{id}', { params: { id }, body: { status: 'CANCELLED', ...body } })
  const result = (text: string, fields: Extras = {}) => ({
    scoreDetails: scored(text),
    completedAt: world.clock.now.toISOString(),
    ...fields,
  })
  const submit = (who: Person, id: number, text: string, fields: Extras = {}): Moved =>
    call(who, 'PUT /api/v1/games/{id}', {
      params: { id },
      body: { status: 'PENDING_CONFIRMATION', ...result(text, fields) },
    })
  const record = (a: Person, b: Person, text: string, fields: Extras = {}): Moved =>
    call(a, 'POST /api/v1/games', { body: { leagueId, opponentId: b.id, ...result(text, fields) } })
  const confirm = (who: Person, id: number, body: Extras = {}): Moved =>
    call(who, 'POST /api/v1/games/{id}/confirm', { params: { id }, body })
  const dispute = (who: Person, id: number, body: Extras = { reason: 'Було інакше' }): Moved =>
    call(who, 'POST /api/v1/games/{id}/dispute', { params: { id }, body: body as { reason: string } })
  const withdraw = (who: Person, id: number, body: Extras = {}): Moved =>
    call(who, 'POST /api/v1/games/{id}/withdraw', { params: { id }, body })
  const decide = (who: Person, id: number, body: Extras): Moved =>
    call(who, 'POST /api/v1/games/{id}/decide', {
      params: { id },
      body: { reason: 'Рішення адміністратора', ...body } as { action: 'VOID'; reason: string },
    })
  const see = async (who: Person | null, id: number) =>
    done(await call(who, 'GET /api/v1/games/{id}', { params: { id } }))

  const invited = async (a: Person, b: Person, fields?: Extras) => done(await invite(a, b, fields)).id
  const agreed = async (a: Person, b: Person, fields?: Extras) => {
    const id = await invited(a, b, fields)
    done(await accept(b, id))
    return id
  }
  /** An agreed game with a time, in so many hours. */
  const agreedIn = async (hours: number, a: Person, b: Person) => {
    const slot = new Date(world.clock.now.getTime() + hours * 3_600_000).toISOString()
    const id = await invited(a, b, { slots: [slot] })
    done(await accept(b, id, { slot }))
    return id
  }
  /** A game whose result the inviter has submitted; one that ended in the past was agreed upon by then. */
  const awaiting = async (a: Person, b: Person, text: string, fields: { completedAt?: string } & Extras = {}) => {
    const { now } = world.clock
    world.clock.now = new Date(Math.min(now.getTime(), Date.parse(fields.completedAt ?? now.toISOString())))
    const id = await agreed(a, b)
    world.clock.now = now
    done(await submit(a, id, text, fields))
    return id
  }
  const disputed = async (a: Person, b: Person, text: string) => {
    const id = await awaiting(a, b, text)
    done(await dispute(b, id))
    return id
  }
  const completed = async (a: Person, b: Person, text: string, fields?: Parameters<typeof awaiting>[3]) => {
    const id = await awaiting(a, b, text, fields)
    done(await confirm(b, id))
    return id
  }

  const logOf = (id: number) =>
    world.db.selectFrom('game_events').selectAll().where('game_id', '=', id).orderBy('version').execute()
  const movesOf = async (id: number): Promise<Move[]> => (await logOf(id)).map(({ move }) => move)
  /** The latest row of the log: who did what, and what it keeps. */
  const lastEvent = async (id: number) => {
    const { move, actor_id, version, details } = (await logOf(id)).at(-1) ?? { move: null }
    return { move, actorId: actor_id, version, details }
  }
  const table = async (query: { season?: number; categoryId?: number } = {}) =>
    done(await call(null, 'GET /api/v1/leagues/{id}/table', { params: { id: leagueId }, query }))
  const ratingOf = async (who: Person) =>
    done(await call(null, 'GET /api/v1/ratings', { query: { userId: who.id } })).find(
      ({ league }) => league.id === leagueId,
    )

  return {
    leagueId,
    again,
    call,
    done,
    invite,
    accept,
    reject,
    reschedule,
    agree,
    cancel,
    result,
    submit,
    record,
    confirm,
    dispute,
    withdraw,
    decide,
    see,
    invited,
    agreed,
    agreedIn,
    awaiting,
    disputed,
    completed,
    movesOf,
    lastEvent,
    table,
    ratingOf,
  }
}
export type Court = ReturnType<typeof openCourt>
