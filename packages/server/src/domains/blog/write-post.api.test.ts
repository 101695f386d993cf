import { MOST_UNPUBLISHED } from '@matchbol/core/blog/limits'
import type { ReviewStatus } from '@matchbol/core/blog/statuses'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/desk.ts'
import { smallPicture } from '../../../test/pictures.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let desk: ReturnType<typeof openDesk>
let admin: Person
let olena: Person
let iryna: Person

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.pass({ minutes: 1 })
  admin = await world.person('Марія Адмін', 'ADMIN')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  desk = openDesk(world, admin)
})

const statusFor = async (who: Person | null, slug: string) => (await desk.read(who, slug)).status
const reviews = async (status: ReviewStatus) =>
  (await world.call(admin, 'GET /api/v1/blog/reviews', { query: { status } })).data
const titles = async () => (await desk.list()).data.map(({ title }) => title)

describe('the way of an article to its readers', () => {
  it('a draft is its author’s; returned with a note, it is mended, reviewed and read by everybody', async () => {
    const draft = await desk.write(olena, 'Як я вчила подачу', { tags: ['Подача', '#подача', 'тренування'] })
    expect(draft).toMatchObject({ status: 'DRAFT', published: false, tags: ['подача', 'тренування'], isReviewed: true })
    expect(await Promise.all([null, iryna, olena, admin].map((who) => statusFor(who, draft.slug)))).toEqual([
      ...[404, 404, 200, 200],
    ])

    expect(await desk.publish(olena, draft)).toMatchObject({ status: 'PENDING_REVIEW', publishedAt: null })
    expect((await reviews('PENDING_REVIEW')).map(({ id }) => id)).toContain(draft.id)
    expect(await desk.change(admin, draft, { status: 'REJECTED' })).toMatchObject({
      status: 422,
      code: 'REVIEW_NOTE_NEEDED',
    })
    const reviewNote = 'Додайте, будь ласка, вправи.'
    expect(await desk.change(admin, draft, { status: 'REJECTED', reviewNote })).toMatchObject({ data: { reviewNote } })
    expect((await reviews('REJECTED'))[0]).toMatchObject({ id: draft.id, status: 'REJECTED', reviewNote })

    await desk.change(olena, draft, { body: 'Три вправи.' })
    expect(await desk.publish(olena, draft)).toMatchObject({ status: 'PENDING_REVIEW', reviewNote })
    expect(await desk.publish(admin, draft)).toMatchObject({ status: 'PUBLISHED', reviewNote: null })
    expect(await statusFor(null, draft.slug)).toBe(200)
    expect((await desk.read(null, draft.slug)).data).toMatchObject({
      body: null,
      html: '<p>Три вправи.</p>',
      ownExcerpt: null,
    })
    expect(await titles()).toContain('Як я вчила подачу')
  })

  it('its author, and nobody else among readers, learns that an administrator has changed it, until they change it themselves', async () => {
    const article = await desk.published(olena, 'Перша гра')
    const toldTo = async (who: Person | null) => (await desk.read(who, article.slug)).data.editedForAuthorAt
    expect(await toldTo(olena)).toBeNull()
    await desk.change(admin, article, { title: 'Перша гра сезону' })
    const at = world.clock.now.toISOString()
    expect([await toldTo(olena), await toldTo(admin), await toldTo(iryna), await toldTo(null)]).toEqual([
      at,
      at,
      null,
      null,
    ])
    await desk.change(olena, article, { body: 'Моє.' })
    expect(await toldTo(olena)).toBeNull()
  })

  it('the first two articles of an author are reviewed, the third is public at once, and its edits stay so', async () => {
    await desk.published(olena, 'Перша')
    await desk.published(olena, 'Друга')
    const third = await desk.publish(olena, await desk.write(olena, 'Третя'))
    expect(third).toMatchObject({ status: 'PUBLISHED', isReviewed: false })
    expect(desk.done(await desk.change(olena, third, { body: 'Інакше.' })).status).toBe('PUBLISHED')
  })

  it('what an author who is still reviewed changes goes back to the review, out of sight', async () => {
    const post = await desk.published(olena, 'Перший досвід')
    expect(desk.done(await desk.change(olena, post, { body: 'Купуйте ракетки!' })).status).toBe('PENDING_REVIEW')
    expect(await statusFor(null, post.slug)).toBe(404)
    expect(await titles()).not.toContain('Перший досвід')
    expect((await desk.publish(admin, post)).publishedAt).toBe(post.publishedAt)
  })

  it('one that an administrator has hidden is reviewed before it is public again, one that its author has hidden is not', async () => {
    const [post, later] = [await desk.published(olena, 'Раз'), await desk.published(olena, 'Два')]
    desk.done(await desk.change(olena, post, { status: 'HIDDEN' }))
    expect((await desk.publish(olena, post)).status).toBe('PUBLISHED')
    desk.done(await desk.change(admin, later, { status: 'HIDDEN', reviewNote: 'Двічі про те саме.' }))
    world.pass({ minutes: 1 })
    desk.done(await desk.change(admin, post, { status: 'HIDDEN', reviewNote: 'Скаржаться.' }))
    expect(await statusFor(null, post.slug)).toBe(404)
    expect((await reviews('HIDDEN')).slice(0, 2)).toMatchObject([
      { id: post.id, reviewNote: 'Скаржаться.', since: world.clock.now.toISOString() },
      { id: later.id },
    ])
    expect(await desk.publish(olena, post)).toMatchObject({ status: 'PENDING_REVIEW', reviewNote: 'Скаржаться.' })
  })

  it('one that is taken back again has the newer note, of an administrator who saw it as it is', async () => {
    const post = await desk.published(olena, 'Тричі')
    desk.done(await desk.change(olena, post, { status: 'HIDDEN' }))
    const again = (reviewNote?: string, version?: number) =>
      desk.change(admin, post, { status: 'HIDDEN', ...(reviewNote && { reviewNote }), ...(version && { version }) })
    const first = desk.done(await again('Скаржаться.'))
    const second = desk.done(await again('Скаржаться двоє.', first.version))
    expect(second).toMatchObject({ reviewNote: 'Скаржаться двоє.', isReviewed: true, version: first.version + 1 })
    expect(await again('Скаржаться троє.', first.version)).toMatchObject({ code: 'VERSION_CHANGED' })
    expect(desk.done(await again())).toEqual(second)
    expect((await desk.publish(olena, post)).status).toBe('PENDING_REVIEW')
  })

  it('what others are to read has a title and a text', async () => {
    const { data: blank } = await world.call(olena, 'POST /api/v1/blog/posts', { body: {} })
    expect(await desk.change(olena, blank, { status: 'PUBLISHED' })).toMatchObject({ code: 'POST_TITLE_NEEDED' })
    expect(await desk.change(olena, blank, { title: 'Назва', status: 'PUBLISHED' })).toMatchObject({
      code: 'POST_TEXT_NEEDED',
    })
  })

  it('administrators publish their own at once', async () =>
    expect((await desk.publish(admin, await desk.write(admin, 'Новини клубу'))).status).toBe('PUBLISHED'))
})

describe('the address of an article', () => {
  it('is its title in official transliteration; of two alike the second has a number', async () => {
    const [one, two] = [
      await desk.published(olena, '«Єдиний» щасливий гейм'),
      await desk.published(iryna, 'Єдиний щасливий гейм'),
    ]
    expect([one.slug, two.slug]).toEqual(['yedynyi-shchaslyvyi-heim', 'yedynyi-shchaslyvyi-heim-2'])
  })

  it('goes by its number until everybody may read it, so that nobody learns of another’s draft, and stays from then on', async () => {
    const draft = await desk.write(olena, 'Спільна назва')
    const waiting = await desk.publish(olena, draft)
    expect([draft.slug, waiting.slug]).toEqual([`stattia-${draft.id}`, draft.slug])
    expect((await desk.published(iryna, 'Спільна назва')).slug).toBe('spilna-nazva')

    await desk.change(olena, draft, { title: 'Остаточна назва' })
    expect((await desk.publish(admin, draft)).slug).toBe('ostatochna-nazva')
    await desk.change(admin, draft, { title: 'Ще краща назва' })
    expect((await desk.read(null, draft.slug)).data).toMatchObject({
      slug: 'ostatochna-nazva',
      title: 'Ще краща назва',
    })
  })

  it('never leads to another article once it was public, though its own is deleted; that of a draft is free again', async () => {
    const post = await desk.published(olena, 'Зречена назва')
    desk.done(await desk.remove(olena, post))
    expect((await desk.published(iryna, 'Зречена назва')).slug).toBe('zrechena-nazva-2')
    expect(await statusFor(null, post.slug)).toBe(404)

    const draft = await desk.write(olena, 'Чернетка')
    desk.done(await desk.remove(olena, draft))
    expect((await desk.published(iryna, `Стаття ${draft.id}`)).slug).toBe(draft.slug)
  })
})

describe('nothing is lost and nothing slips through', () => {
  it('of two tabs the second is told what the first has saved', async () => {
    const { id, version } = await desk.write(olena, 'Дві вкладки')
    const first = desk.done(await desk.change(olena, { id }, { body: 'З першої.', version }))
    expect(first.version).toBe(version + 1)
    expect(await desk.change(olena, { id }, { body: 'З другої.', version })).toMatchObject({
      status: 409,
      code: 'VERSION_CHANGED',
      data: { body: 'З першої.', version: first.version },
    })
    expect(desk.done(await desk.change(olena, { id }, { body: 'З першої.', version: first.version })).version).toBe(
      first.version,
    )
  })

  it('an author has so many articles that were never public, and no more', async () => {
    const { id } = await desk.write(olena, 'Остання вільна')
    const columns = sql.raw(
      'author_id, slug, title, body, lead, reading_minutes, tags, search, status, created_at, updated_at, moved_at',
    )
    await sql`
      insert into posts (${columns}) select ${columns} from posts, generate_series(2, ${MOST_UNPUBLISHED}) where id = ${id}`.execute(
      world.db,
    )
    const { status, code } = await world.call(olena, 'POST /api/v1/blog/posts', { body: {} })
    expect([status, code]).toEqual([422, 'TOO_MANY_UNPUBLISHED'])
    expect(await desk.write(iryna, 'Інша авторка')).toMatchObject({ status: 'DRAFT' })
    desk.done(await desk.remove(olena, { id }))
    expect(await desk.write(olena, 'Знову вільна')).toMatchObject({ status: 'DRAFT' })
  })

  it('an article that is sent twice is written once', async () => {
    const send = () =>
      world.call(olena, 'POST /api/v1/blog/posts', { body: { title: 'Один раз' } }, { 'idempotency-key': 'one' })
    expect((await send()).data.id).toBe((await send()).data.id)
  })

  it('what runs is never stored, and never answered', async () => {
    const body = '<script>alert(1)</script> [клік](javascript:alert(1)) ![](https://evil.example/p.png)'
    const post = await desk.write(olena, 'Небезпечна', { body })
    expect(post.html).not.toMatch(/<script|="javascript:|<img/)
  })

  it('a cover is an upload of one’s own', async () => {
    const { data } = await world.call(iryna, 'POST /api/v1/uploads', { file: smallPicture() })
    const draft = await desk.write(olena, 'З обкладинкою')
    expect(await desk.change(olena, draft, { coverImage: data.url })).toMatchObject({ code: 'IMAGE_NOT_YOURS' })
    expect(await desk.write(iryna, 'Зі своєю', { coverImage: data.url })).toMatchObject({ coverImage: data.url })
  })

  it('nobody else learns of a draft, nor changes what they may read', async () => {
    const draft = await desk.write(olena, 'Таємна')
    const refused = await desk.change(iryna, draft, { body: 'Ха!', version: 99 })
    expect([refused.status, refused.data]).toEqual([404, undefined])
    expect(await desk.remove(iryna, draft)).toMatchObject({ status: 404 })
    const post = await desk.published(olena, 'Явна')
    expect(await desk.change(iryna, post, { body: 'Ха!' })).toMatchObject({ status: 403 })
    expect(await desk.change(admin, draft, { body: 'Поправлено.' })).toMatchObject({ code: 'NOT_YOUR_POST' })
  })

  it('what an administrator does to an article stands in the audit, what they type of their own does not', async () => {
    const post = await desk.published(olena, 'На виду')
    desk.done(await desk.change(admin, post, { status: 'HIDDEN', reviewNote: 'Реклама.' }))
    const own = await desk.write(admin, 'Своя')
    desk.done(await desk.change(admin, own, { body: 'Далі.' }))
    const rows = await world.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('actor_id', '=', admin.id)
      .orderBy('id')
      .execute()
    expect(rows).toMatchObject([
      { action: 'post.changed', details: { postId: post.id, changes: { status: { to: 'PUBLISHED' } } } },
      { action: 'post.changed', details: { changes: { status: { to: 'HIDDEN' } }, personal: ['reviewNote'] } },
    ])
    expect(JSON.stringify(rows)).not.toContain('Реклама') // words about a person leave with the person
  })

  it('a deleted article is gone from everywhere', async () => {
    const post = await desk.published(olena, 'Зайва', { tags: ['зайве'] })
    desk.done(await desk.remove(olena, post))
    expect(await statusFor(olena, post.slug)).toBe(404)
    expect((await desk.list({ tag: 'зайве' })).data).toEqual([])
  })
})

it('the profile tells which of one’s articles are public', async () => {
  const [post, draft] = [await desk.published(olena, 'Публічна'), await desk.write(olena, 'Приватна')]
  expect((await world.call(olena, 'GET /api/v1/users/profile')).data.blogPosts).toEqual([
    { id: post.id, published: true },
    { id: draft.id, published: false },
  ])
})

it('an author finds all their articles, others those that are public', async () => {
  const [post, draft] = [await desk.published(olena, 'Публічна'), await desk.write(olena, 'Приватна')]
  const listFor = (who: Person) => world.call(who, 'GET /api/v1/blog/posts/user/{id}', { params: { id: olena.id } })
  const { data } = await listFor(olena)
  expect(data.map(({ id }) => id).sort()).toEqual([post.id, draft.id].sort())
  expect(data.map(({ isReviewed }) => isReviewed)).toEqual([true, true])
  expect((await listFor(iryna)).data.map(({ id }) => id)).toEqual([post.id])
})
