import type { Db } from '../../platform/db/client.ts'
import { startingWith } from '../../platform/db/paging.ts'
import { slugOf } from '../../platform/slug.ts'

const LONGEST = 80

/** What is left to an article that nothing else is told of. */
const numbered = (id: number) => `stattia-${id}`

/** Gives a new article an address by its number: one by its title would be taken for others, and so tell them that it is there. */
export const takeNumberedSlug = (db: Db, id: number) => takeSlug(db, id, numbered(id))

/** Gives an article that everybody may read now the address of its title. The one before leads on to it. */
export const takeTitleSlug = (db: Db, { id, title }: { id: number; title: string }) =>
  takeSlug(db, id, slugOf(title, numbered(id), LONGEST))

/**
 * Before an article is deleted: no address at which everybody could read it ever leads to another, which readers and feeds would take
 * for the same one. Those of one that was never public go with it.
 */
export const leavePublicSlugs = (db: Db, postId: number) =>
  db
    .updateTable('post_slugs')
    .set({ post_id: null })
    .where('post_id', '=', (eb) =>
      eb.selectFrom('posts').select('id').where('id', '=', postId).where('published_at', 'is not', null),
    )
    .execute()

/** The next free one like it: whoever takes the same at this moment gets another. */
async function takeSlug(db: Db, postId: number, wanted: string) {
  for (;;) {
    const slug = await freeSlug(db, postId, wanted)
    const taken = await db
      .insertInto('post_slugs')
      .values({ slug, post_id: postId })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ slug }).where('post_slugs.post_id', '=', postId))
      .returning('slug')
      .executeTakeFirst()
    if (!taken) continue
    await db.updateTable('posts').set({ slug }).where('id', '=', postId).execute()
    return
  }
}

/** With a number behind it where another article has it, or had it when everybody could read it. */
async function freeSlug(db: Db, postId: number, wanted: string): Promise<string> {
  const rows = await db
    .selectFrom('post_slugs')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', wanted), eb('slug', 'like', startingWith(`${wanted}-`))]))
    .where('post_id', 'is distinct from', postId)
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}
