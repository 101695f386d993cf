import type { Db } from '../../platform/db/client.ts'
import { startingWith } from '../../platform/db/paging.ts'
import { slugOf } from '../../platform/slug.ts'

const LONGEST = 80

/** Where an article is told of by its address. */
interface Addressed {
  id: number
  title: string
}

/** What its title makes the address of an article; one without a title goes by its number. */
const wantedSlug = ({ id, title }: Addressed) => slugOf(title, `stattia-${id}`, LONGEST)

/** Gives an article the next free address of its title: whoever takes the same one at this moment gets another. */
export async function takeSlug(db: Db, post: Addressed) {
  for (;;) {
    const slug = await freeSlug(db, post)
    const taken = await db
      .insertInto('post_slugs')
      .values({ slug, post_id: post.id })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ slug }).where('post_slugs.post_id', '=', post.id))
      .returning('slug')
      .executeTakeFirst()
    if (!taken) continue
    await db.updateTable('posts').set({ slug }).where('id', '=', post.id).execute()
    return
  }
}

/** Another address for another title. The one before leads on to it where somebody may have been told. */
export async function renewSlug(db: Db, post: Addressed, before: { slug: string; isShared: boolean }) {
  const wanted = wantedSlug(post)
  if (
    before.slug === wanted ||
    (before.slug.startsWith(`${wanted}-`) && /^\d+$/.test(before.slug.slice(wanted.length + 1)))
  )
    return
  if (!before.isShared) await db.deleteFrom('post_slugs').where('slug', '=', before.slug).execute()
  await takeSlug(db, post)
}

/** With a number behind it where another article has it. */
async function freeSlug(db: Db, post: Addressed): Promise<string> {
  const slug = wantedSlug(post)
  const rows = await db
    .selectFrom('post_slugs')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug', 'like', startingWith(`${slug}-`))]))
    .where('post_id', '<>', post.id)
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
