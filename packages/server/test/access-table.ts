import { existsSync } from 'node:fs'
import type { Api, Endpoint, RequestOf } from '@matchbol/core/shared/endpoint'
import { LEAST_FORM_SECONDS } from '@matchbol/core/tickets/limits'
import { builtFiles } from '../src/apps/site/built-site.ts'
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
  const ticket = (await world.call(owner, 'POST /api/v1/tickets', { body: words })).data
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
  const picture = (await world.call(owner, 'POST /api/v1/uploads', { file: smallPicture() })).data.url
  const feed = (await world.call(owner, 'POST /api/v1/users/me/calendar')).data.url
  return {
    picture: picture.slice('/img/'.length),
    feedSecret: feed.slice('/calendar/'.length, -'.ics'.length),
    draft,
    article,
    ticket,
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

type Things = Awaited<ReturnType<typeof makeThings>>
type RequestFor<E> = E extends Endpoint ? RequestOf<E> : never
export type Cells = readonly [guest: number, stranger: number, opponent: number, owner: number, admin: number]

const isBuilt = existsSync(new URL('builds/latest.json', builtFiles))

/** Every call with a request that is well formed and about Олена, and what each reader is answered. */
export const accessTable = (things: Things): { [C in keyof Api]: readonly [RequestFor<Api[C]>, Cells] } => ({
  'GET /api/v1/site': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/home': [{}, [200, 200, 200, 200, 200]],
  'POST /api/v1/users/auth/telegram': [{ body: {} }, [400, 400, 400, 400, 400]],
  'POST /api/auth/refresh': [{}, [401, 200, 200, 200, 200]],
  'POST /api/auth/logout': [{}, [401, 200, 200, 200, 200]],
  'GET /api/v1/auth/demo-users': [{}, [404, 404, 404, 404, 404]],
  'POST /api/v1/auth/demo-users/{id}/sign': [{ params: { id: things.ownerId } }, [404, 404, 404, 404, 404]],
  'GET /api/v1/blog/posts': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/blog/tags': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/blog/posts/{slug}': [{ params: { slug: things.draft.slug } }, [404, 404, 404, 200, 200]],
  'GET /api/v1/blog/posts/user/{id}': [{ params: { id: things.ownerId } }, [401, 200, 200, 200, 200]],
  'GET /api/v1/users/me/posts/{id}': [{ params: { id: things.draft.id } }, [401, 404, 404, 200, 404]],
  'GET /api/v1/blog/reviews': [{}, [401, 403, 403, 403, 200]],
  'POST /api/v1/blog/posts': [{ body: { title: 'Нова' } }, [401, 200, 200, 200, 200]],
  'PUT /api/v1/blog/posts/{id}': [
    { params: { id: things.article.id }, body: { title: 'Інша назва' } },
    [401, 403, 403, 200, 200],
  ],
  'DELETE /api/v1/blog/posts/{id}': [{ params: { id: things.article.id } }, [401, 403, 403, 200, 200]],
  'POST /api/v1/blog/posts/{id}/views': [{ params: { id: things.article.id } }, [200, 200, 200, 200, 200]],
  'GET /api/v1/search': [{ query: { q: 'Олена' } }, [200, 200, 200, 200, 200]],
  'GET /blog/feed.xml': [{}, [200, 200, 200, 200, 200]],
  'GET /blog/atom.xml': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/tickets': [{}, [401, 200, 200, 200, 200]],
  'GET /api/v1/tickets/form': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/tickets/{id}': [{ params: { id: things.ticket.id } }, [401, 404, 404, 200, 200]],
  'POST /api/v1/tickets': [{ body: things.guestTicket }, [200, 200, 200, 200, 200]],
  'PUT /api/v1/tickets/{id}': [
    { params: { id: things.ticket.id }, body: { status: 'RESOLVED' } },
    [401, 404, 404, 200, 200],
  ],
  'POST /api/v1/tickets/{id}/messages': [
    { params: { id: things.ticket.id }, body: { body: 'Дякую.' } },
    [401, 404, 404, 200, 200],
  ],
  'POST /api/v1/tickets/{id}/seen': [
    { params: { id: things.ticket.id }, body: { messageId: 1 } },
    [401, 404, 404, 200, 404],
  ],
  'GET /api/v1/events': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/events/drafts': [{}, [401, 403, 403, 403, 200]],
  'GET /api/v1/events/{id}': [{ params: { id: things.plannedEvent.id } }, [404, 404, 404, 404, 200]],
  'GET /api/v1/events/{id}/registrations': [{ params: { id: things.event.id } }, [401, 403, 403, 403, 200]],
  'GET /events/{id}.ics': [{ params: { id: things.event.id } }, [200, 200, 200, 200, 200]],
  'POST /api/v1/events': [
    { body: { title: 'Нова', startsAt: '2027-05-01T10:00:00Z', endsAt: '2027-05-01T12:00:00Z', place: 'Корт 2' } },
    [401, 403, 403, 403, 200],
  ],
  'PUT /api/v1/events/{id}': [
    { params: { id: things.event.id }, body: { title: 'Інша назва' } },
    [401, 403, 403, 403, 200],
  ],
  'DELETE /api/v1/events/{id}': [{ params: { id: things.plannedEvent.id } }, [401, 403, 403, 403, 200]],
  'POST /api/v1/events/{id}/registration': [{ params: { id: things.event.id } }, [401, 200, 200, 409, 200]],
  'DELETE /api/v1/events/{id}/registration': [{ params: { id: things.event.id } }, [401, 409, 409, 200, 409]],
  'GET /api/v1/faq': [{ query: { all: 'true' } }, [403, 403, 403, 403, 200]],
  'GET /api/v1/faq/placeholders': [{}, [401, 403, 403, 403, 200]],
  'GET /api/v1/faq/{id}': [{ params: { id: 5 } }, [200, 200, 200, 200, 200]],
  'POST /api/v1/faq': [
    { body: { question: 'Де грати?', answer: 'На корті.', category: 'GAMES' } },
    [401, 403, 403, 403, 200],
  ],
  'PUT /api/v1/faq/{id}': [{ params: { id: 5 }, body: { question: 'Правила' } }, [401, 403, 403, 403, 200]],
  'DELETE /api/v1/faq/{id}': [{ params: { id: 5 } }, [401, 403, 403, 403, 409]],
  'GET /api/v1/users/profile': [{}, [401, 200, 200, 200, 200]],
  'GET /api/v1/users': [{}, [401, 403, 403, 403, 200]],
  'GET /api/v1/users/{id}': [{ params: { id: things.ownerId } }, [401, 200, 200, 200, 200]],
  'PUT /api/v1/users/{id}': [{ params: { id: things.ownerId }, body: { city: 'Київ' } }, [401, 403, 403, 200, 200]],
  'POST /api/v1/uploads': [{ file: smallPicture() }, [401, 200, 200, 200, 200]],
  'POST /api/v1/texts/preview': [{ body: { markdown: '# Як грати?' } }, [401, 200, 200, 200, 200]],
  'GET /api/v1/users/me/sessions': [{}, [401, 200, 200, 200, 200]],
  'DELETE /api/v1/users/me/sessions/{id}': [{ params: { id: things.sessionId } }, [401, 404, 404, 200, 404]],
  'DELETE /api/v1/users/me': [{}, [401, 200, 200, 200, 200]],
  'GET /api/v1/users/me/events': [{}, [401, 200, 200, 200, 200]],
  'GET /api/v1/users/me/export': [{}, [401, 200, 200, 200, 200]],
  'POST /api/v1/users/me/calendar': [{}, [401, 200, 200, 200, 200]],
  'DELETE /api/v1/users/me/calendar': [{}, [401, 200, 200, 200, 200]],
  'GET /api/v1/games/{id}/calendar': [{ params: { id: things.pending } }, [401, 404, 404, 404, 404]],
  'GET /calendar/{secret}.ics': [{ params: { secret: things.feedSecret } }, [200, 200, 200, 200, 200]],
  'GET /img/{file}': [{ params: { file: things.picture } }, [200, 200, 200, 200, 200]],
  'GET /icons/{name}.svg': [{ params: { name: 'trophy' } }, [200, 200, 200, 200, 200]],
  'GET /manifest.webmanifest': [{}, [200, 200, 200, 200, 200]],
  'GET /og/game/{id}.png': [{ params: { id: things.pending } }, [404, 404, 404, 404, 404]],
  'GET /og/player/{id}.png': [{ params: { id: things.ownerId } }, [200, 200, 200, 200, 200]],
  'GET /og/pair/{pair}.png': [{ params: { pair: `${things.ownerId}-${things.ownerId}` } }, [404, 404, 404, 404, 404]],
  'GET /og/league/{id}.png': [{ params: { id: things.leagueId } }, [200, 200, 200, 200, 200]],
  'GET /og/event/{id}.png': [{ params: { id: things.plannedEvent.id } }, [404, 404, 404, 404, 404]],
  'GET /og/post/{slug}.png': [{ params: { slug: things.draft.slug } }, [404, 404, 404, 404, 404]],
  'GET /apple-touch-icon.png': [{}, [200, 200, 200, 200, 200]],
  'GET /icon-192.png': [{}, [200, 200, 200, 200, 200]],
  'GET /icon-512.png': [{}, [200, 200, 200, 200, 200]],
  'GET /icon-maskable-512.png': [{}, [200, 200, 200, 200, 200]],
  'GET /robots.txt': [{}, [200, 200, 200, 200, 200]],
  'GET /sitemap.xml': [{}, [200, 200, 200, 200, 200]],
  'GET /sitemaps/{section}/{file}.xml': [{ params: { section: 'players', file: '1' } }, [200, 200, 200, 200, 200]],
  'GET /builds/latest.json': [{}, isBuilt ? [200, 200, 200, 200, 200] : [404, 404, 404, 404, 404]],
  'GET /healthz': [{}, [200, 200, 200, 200, 200]],
  'GET /readyz': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/players': [{ query: { leagueId: things.leagueId } }, [200, 200, 200, 200, 200]],
  'GET /api/v1/ratings/choice': [{ query: { leagueId: things.leagueId } }, [200, 200, 200, 200, 200]],
  'GET /api/v1/players/{id}': [{ params: { id: things.ownerId } }, [200, 200, 200, 200, 200]],
  'GET /api/v1/players/{id}/head-to-head/{otherId}': [
    { params: { id: things.ownerId, otherId: things.opponentId } },
    [200, 200, 200, 200, 200],
  ],
  'GET /api/v1/stats/summary': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/stats/leagues': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/stats/leagues/{id}': [{ params: { id: things.leagueId } }, [200, 200, 200, 200, 200]],
  'GET /api/v1/stats/players': [{ query: { q: 'а' } }, [200, 200, 200, 200, 200]],
  'GET /api/v1/stats/players/{id}': [{ params: { id: things.ownerId } }, [200, 200, 200, 200, 200]],
  'GET /api/v1/games': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/games/{id}': [{ params: { id: things.pending } }, [404, 404, 200, 200, 200]],
  'GET /api/v1/games/player/{id}': [{ params: { id: things.ownerId } }, [401, 200, 200, 200, 200]],
  'GET /api/v1/games/invitations': [{}, [401, 200, 200, 200, 200]],
  'POST /api/v1/games/invitations': [
    { body: { leagueId: things.leagueId, opponentId: things.fourthId } },
    [401, 409, 200, 200, 409],
  ],
  'POST /api/v1/games/invitations/{id}/accept': [
    { params: { id: things.pending }, body: {} },
    [401, 404, 200, 403, 403],
  ],
  'POST /api/v1/games/invitations/{id}/reject': [
    { params: { id: things.pending }, body: {} },
    [401, 404, 200, 403, 403],
  ],
  'POST /api/v1/games/{id}/reschedule': [
    { params: { id: things.accepted }, body: { slots: [things.slot] } },
    [401, 404, 200, 200, 403],
  ],
  'POST /api/v1/games/{id}/reschedule/agree': [
    { params: { id: things.accepted }, body: { slot: things.slot } },
    [401, 404, 403, 200, 403],
  ],
  'PUT /api/v1/games/{id}': [
    { params: { id: things.pending }, body: { status: 'CANCELLED' } },
    [401, 404, 403, 200, 403],
  ],
  'POST /api/v1/games': [
    { body: { leagueId: things.leagueId, opponentId: things.fourthId, ...things.result } },
    [401, 409, 200, 200, 409],
  ],
  'POST /api/v1/games/{id}/confirm': [{ params: { id: things.submitted }, body: {} }, [401, 404, 200, 403, 403]],
  'POST /api/v1/games/{id}/dispute': [
    { params: { id: things.submitted }, body: { reason: 'Рахунок був інший' } },
    [401, 404, 200, 403, 403],
  ],
  'POST /api/v1/games/{id}/withdraw': [{ params: { id: things.submitted }, body: {} }, [401, 404, 403, 200, 403]],
  'POST /api/v1/games/{id}/decide': [
    { params: { id: things.submitted }, body: { action: 'CONFIRM', reason: 'Свідки бачили' } },
    [401, 403, 403, 403, 200],
  ],
  'GET /api/v1/games/to-decide': [{}, [401, 403, 403, 403, 200]],
  'GET /api/v1/games/what-if': [
    { query: { leagueId: things.leagueId, opponentId: things.fourthId } },
    [401, 200, 200, 200, 200],
  ],
  'GET /api/v1/games/opponents': [{ query: { leagueId: things.leagueId } }, [401, 409, 200, 200, 409]],
  'GET /api/v1/ratings': [{ query: { userId: things.ownerId } }, [200, 200, 200, 200, 200]],
  'GET /api/v1/rating-history/user/{id}': [{ params: { id: things.ownerId } }, [200, 200, 200, 200, 200]],
  'GET /api/v1/leagues': [{}, [200, 200, 200, 200, 200]],
  'POST /api/v1/leagues': [{ body: { name: 'Нова ліга' } }, [401, 403, 403, 403, 200]],
  'GET /api/v1/leagues/choice': [{}, [200, 200, 200, 200, 200]],
  'GET /api/v1/leagues/{id}': [{ params: { id: things.leagueId } }, [200, 200, 200, 200, 200]],
  'PUT /api/v1/leagues/{id}': [{ params: { id: things.leagueId }, body: { city: 'Київ' } }, [401, 403, 403, 403, 200]],
  'DELETE /api/v1/leagues/{id}': [{ params: { id: things.emptyLeagueId } }, [401, 403, 403, 403, 200]],
  'GET /api/v1/leagues/{id}/table': [{ params: { id: things.leagueId } }, [200, 200, 200, 200, 200]],
  'GET /api/v1/leagues/{id}/seasons': [{ params: { id: things.leagueId } }, [200, 200, 200, 200, 200]],
  'POST /api/v1/leagues/{id}/seasons': [
    { params: { id: things.leagueId }, body: { name: 'Весна' } },
    [401, 403, 403, 403, 200],
  ],
  'PUT /api/v1/seasons/{id}': [{ params: { id: things.seasonId }, body: { name: 'Осінь' } }, [401, 403, 403, 403, 200]],
  'GET /api/v1/leagues/{id}/available-players': [{ params: { id: things.leagueId } }, [401, 403, 403, 403, 200]],
  'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}': [
    { params: { leagueId: things.membershipLeagueId, userLeagueId: things.membershipId } },
    [401, 403, 403, 200, 200],
  ],
  'GET /api/v1/user-leagues/players': [{ query: { leagueId: things.leagueId } }, [200, 200, 200, 200, 200]],
  'POST /api/v1/user-leagues': [
    { body: { userId: things.ownerId, leagueId: things.emptyLeagueId } },
    [401, 403, 403, 403, 200],
  ],
  'GET /api/v1/categories': [{}, [200, 200, 200, 200, 200]],
  'POST /api/v1/categories': [{ body: { leagueId: things.leagueId, name: 'Друга' } }, [401, 403, 403, 403, 200]],
  'GET /api/v1/categories/{id}': [{ params: { id: things.categoryId } }, [200, 200, 200, 200, 200]],
  'PUT /api/v1/categories/{id}': [
    { params: { id: things.categoryId }, body: { name: 'Вища' } },
    [401, 403, 403, 403, 200],
  ],
  'DELETE /api/v1/categories/{id}': [{ params: { id: things.categoryId } }, [401, 403, 403, 403, 200]],
  'POST /api/v1/users/join-league': [
    { body: { leagueId: things.emptyLeagueId, userId: things.ownerId } },
    [401, 403, 403, 200, 200],
  ],
  'POST /api/v1/users/join-category': [
    { body: { leagueId: things.leagueId, categoryId: things.categoryId, userId: things.ownerId } },
    [401, 403, 403, 200, 200],
  ],
  'PUT /api/v1/users/change-category': [
    { body: { leagueId: things.leagueId, categoryId: null, userId: things.ownerId } },
    [401, 403, 403, 200, 200],
  ],
  'PUT /api/v1/users/change-league': [
    { body: { fromLeagueId: things.leagueId, leagueId: things.emptyLeagueId, userId: things.ownerId } },
    [401, 403, 403, 200, 200],
  ],
})
