import { LEAST_FORM_SECONDS } from '@matchbol/core/tickets/limits'
import { smallPicture } from './pictures.ts'
import type { Person, World } from './world.ts'

/** Олена owns what is asked for: the account, the session, the games she invited to or submitted; Ірина is her opponent. */
export async function makeThings(world: World, owner: Person, opponent: Person) {
  const fourth = await world.person('Надія Четверта')
  const members = [owner, opponent, fourth]
  const league = await world.league('Ліга запрошень', members)
  const agreed = await world.league('Ліга домовленостей', members)
  const played = await world.league('Ліга результатів', members)
  const empty = await world.league('Порожня ліга')
  const admin = await world.person('Марія Адмін', 'ADMIN')
  const { data: category } = await world.call(admin, 'POST /api/v1/categories', {
    body: { leagueId: league.id, name: 'Перша' },
  })
  const invite = async (leagueId: number) =>
    (await world.call(owner, 'POST /api/v1/games/invitations', { body: { leagueId, opponentId: opponent.id } })).data.id
  const accept = (id: number) =>
    world.call(opponent, 'POST /api/v1/games/invitations/{id}/accept', { params: { id }, body: {} })
  const pending = await invite(league.id)
  const accepted = await invite(agreed.id)
  await accept(accepted)
  const submitted = await invite(played.id)
  await accept(submitted)
  const slot = new Date(world.clock.now.getTime() + 86_400_000).toISOString()
  await world.call(opponent, 'POST /api/v1/games/{id}/reschedule', {
    params: { id: accepted },
    body: { slots: [slot] },
  })
  const completedAt = world.clock.now.toISOString()
  const result = {
    scoreDetails: {
      outcome: 'COMPLETED' as const,
      sets: [
        { a: 6, b: 4 },
        { a: 6, b: 4 },
      ],
    },
    completedAt,
  }
  await world.call(owner, 'PUT /api/v1/games/{id}', {
    params: { id: submitted },
    body: { status: 'PENDING_CONFIRMATION', ...result },
  })
  const write = async (title: string) =>
    (await world.call(owner, 'POST /api/v1/blog/posts', { body: { title, body: 'Текст.' } })).data
  const draft = await write('Чернетка')
  const article = await write('Стаття')
  await world.db
    .updateTable('posts')
    .set({ status: 'PUBLISHED', published_at: world.clock.now })
    .where('id', '=', article.id)
    .execute()
  const { seal } = (await world.call(null, 'GET /api/v1/tickets/form')).data
  world.pass({ seconds: LEAST_FORM_SECONDS })
  const words = { category: 'BUG', subject: 'Не відкривається', body: 'Сторінка порожня.' } as const
  const upload = async () => (await world.call(owner, 'POST /api/v1/uploads', { file: smallPicture() })).data.url
  const screenshot = await upload()
  const ticket = (await world.call(owner, 'POST /api/v1/tickets', { body: { ...words, pictures: [screenshot] } })).data
  const announce = async (title: string, status: 'DRAFT' | 'PUBLISHED') => {
    const hours = (count: number) => new Date(world.clock.now.getTime() + count * 3_600_000).toISOString()
    const body = { title, startsAt: hours(24), endsAt: hours(26), place: 'Корт 1', status }
    return (await world.call(admin, 'POST /api/v1/events', { body })).data
  }
  const plannedEvent = await announce('Зустріч', 'DRAFT')
  const event = await announce('Кубок', 'PUBLISHED')
  await world.call(owner, 'POST /api/v1/events/{id}/registration', { params: { id: event.id } })
  const [membership] = (await world.call(owner, 'GET /api/v1/users/profile')).data.leagues
  const [session] = (await world.call(owner, 'GET /api/v1/users/me/sessions')).data
  const picture = await upload()
  const feed = (await world.call(owner, 'POST /api/v1/users/me/calendar')).data.url
  return {
    picture: picture.slice('/img/'.length),
    feedSecret: feed.slice('/calendar/'.length, -'.ics'.length),
    draft,
    article,
    ticket,
    screenshot: screenshot.slice('/img/'.length),
    guestTicket: { ...words, contact: '@guest', seal },
    plannedEvent,
    event,
    ownerId: owner.id,
    opponentId: opponent.id,
    fourthId: fourth.id,
    leagueId: league.id,
    emptyLeagueId: empty.id,
    categoryId: category.id,
    seasonId: league.activeSeason.id,
    membershipId: membership?.id ?? 0,
    membershipLeagueId: membership?.league.id ?? 0,
    sessionId: session?.id ?? 0,
    pending,
    accepted,
    submitted,
    slot,
    result,
  }
}
export type Things = Awaited<ReturnType<typeof makeThings>>
