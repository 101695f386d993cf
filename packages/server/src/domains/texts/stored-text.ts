import type { Db } from '../../platform/db/client.ts'
import { takeText } from './take-text.ts'

interface Writer {
  id: number
}
/** What is written with a long text in one of its parts. */
type WithText<Part extends string> = { [part in Part]?: string | null | undefined }
type Store<Part extends string> = <W extends WithText<Part>>(
  db: Db,
  written: W,
  writer: Writer,
  now: Date,
) => Promise<W>

/**
 * What is written with the text as it is stored. That may wait for other sites, so it comes before any transaction, and before the
 * verbs that store what they are given.
 * @param most characters
 * @throws Refusal those of `takeText`
 */
export const storedText =
  <Part extends string>(part: Part, most: number): Store<Part> =>
  async (db, written, { id: writerId }, now) => {
    const markdown = written[part]
    return markdown ? { ...written, [part]: await takeText(db, { markdown, most, writerId }, now) } : written
  }

/** What comes before a call whose body has such a text. */
export const beforeSaving =
  <Part extends string>(store: Store<Part>) =>
  async <Call extends { db: Db; body: WithText<Part>; me: Writer; now: Date }>(call: Call) => ({
    ...call,
    body: await store<Call['body']>(call.db, call.body, call.me, call.now),
  })
