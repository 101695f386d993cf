import type { RowAction, RowChange } from '@matchbol/core/audit'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../db/client.ts'
import { writeAudit } from './write-audit.ts'

type Ids = Omit<RowChange, 'version' | 'changes' | 'personal'>

/** A row as the audit sees it. */
export interface AuditedRow {
  ids: Ids
  version: number
  /** What is noted of it, by field: what it was and what it is. */
  fields: object
  /** What is compared but never noted: it is the person's own. Left out of a row, it is not compared with the other. */
  personal?: object
  /** Reads it as the contract shows it, for who saw another version; none where the verb compares versions itself. */
  present?: (reader: AuditedCall['me']) => unknown
}

/** What a call is about: the row it names, found before it and again after it. */
export interface AuditSubject<Call> {
  /** The row, locked; undefined where there is none. */
  row(db: Db, id: number): Promise<AuditedRow | undefined>
  /** Which one the call names; none for a call that makes one, whose reply names it. */
  named?(call: Call): Promise<number | undefined> | number | undefined
}

/** What a call is about where players make it too: each of them with what is theirs. */
export interface OwnedSubject<Call> extends AuditSubject<Call> {
  /** Whose it is, read without a lock; undefined where there is none, which the verb then says. */
  owner(call: Call): Promise<number | undefined> | number | undefined
}

interface AuditedCall {
  db: Db
  now: Date
  me: { id: number; isAdmin: boolean }
  body?: { version?: number | undefined }
  query?: { version?: number | undefined }
}

/**
 * Runs a call in one transaction with what keeps administrators honest: the row is as the caller saw it, or nothing happens;
 * and what an administrator did stands in the audit exactly if it was done. Who may not act learns nothing and locks nothing.
 * @throws Refusal FORBIDDEN to a player for what is another's; VERSION_CHANGED, with the present row
 */
export async function audited<Call extends AuditedCall, Reply>(
  action: RowAction,
  subject: AuditSubject<Call> | OwnedSubject<Call>,
  call: Call,
  handler: (call: Call) => Promise<Reply> | Reply,
): Promise<Reply> {
  await refuseStranger(subject, call)
  const seen = call.body?.version ?? call.query?.version
  if (!call.me.isAdmin && seen === undefined) return handler(call)
  const outcome = await inTransaction(call.db, async (db) => {
    const inside = { ...call, db }
    const id = await subject.named?.(inside)
    const before = id === undefined ? undefined : await subject.row(db, id)
    if (before?.present && seen !== undefined && seen !== before.version)
      throw new Refusal('VERSION_CHANGED', {}, await before.present(call.me))
    const answer = await answerOrTooLate(inside, handler)
    if ('tooLate' in answer || !call.me.isAdmin) return answer
    const idAfter = idIn(answer.reply) ?? id
    const after = idAfter === undefined ? undefined : await subject.row(db, idAfter)
    const details = changeOf(before, after, seen)
    if (details) await writeAudit(db, { action, actorId: call.me.id, at: call.now, details })
    return answer
  })
  if ('tooLate' in outcome) throw outcome.tooLate
  return outcome.reply
}

/** @throws Refusal FORBIDDEN to a player for what is another's */
export async function refuseStranger<Call extends AuditedCall>(
  subject: AuditSubject<Call> | OwnedSubject<Call>,
  call: Call,
) {
  if (call.me.isAdmin) return
  const owner = 'owner' in subject ? await subject.owner(call) : undefined
  if (owner !== undefined && owner !== call.me.id) throw new Refusal('FORBIDDEN')
}

/** A refusal undoes the transaction but for one: what a passed deadline did before somebody came too late stays done. */
async function answerOrTooLate<Call, Reply>(call: Call, handler: (call: Call) => Promise<Reply> | Reply) {
  try {
    return { reply: await handler(call) }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'DEADLINE_PASSED') return { tooLate: error }
    throw error
  }
}

const idIn = (reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'id' in reply && typeof reply.id === 'number' ? reply.id : undefined

/** What became of a row; undefined where nothing did. */
export function changeOf(
  before: AuditedRow | undefined,
  after: AuditedRow | undefined,
  seen?: number,
): RowChange | undefined {
  const changes = differences(before?.fields, after?.fields)
  const personal = Object.keys(differences(before?.personal, after?.personal)).filter((field) =>
    [before, after].every((row) => !row || field in (row.personal ?? {})),
  )
  if (before && after && Object.keys(changes).length + personal.length === 0) return undefined
  return {
    ...before?.ids,
    ...after?.ids,
    version: { ...given('seen', seen), ...given('before', before?.version), ...given('after', after?.version) },
    changes,
    ...(personal.length > 0 && { personal }),
  }
}

function differences(before: object | undefined, after: object | undefined): RowChange['changes'] {
  const [from, to] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))]
  const differing = [...new Set([...from.keys(), ...to.keys()])].filter(
    (field) => JSON.stringify(from.get(field) ?? null) !== JSON.stringify(to.get(field) ?? null),
  )
  return Object.fromEntries(
    differing.map((field) => [field, { ...given('from', from.get(field)), ...given('to', to.get(field)) }]),
  )
}

const given = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value })
