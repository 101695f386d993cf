import type { ClubEvent } from '@matchbol/core/events/event-shapes'
import { HOUR } from '@matchbol/core/shared/durations'
import type { Api, RequestOf } from '@matchbol/core/shared/endpoint'
import type { Answer, Person, World } from './world.ts'

type Sent = Partial<RequestOf<Api['POST /api/v1/events']>['body']>
type Changes = NonNullable<RequestOf<Api['PUT /api/v1/events/{id}']>['body']>

/** Events, as administrators announce them and people register. */
export function openEventBoard(world: World, admin: Person) {
  const hoursOn = (hours: number) => new Date(world.clock.now.getTime() + hours * HOUR).toISOString()
  const announce = async (sent: Sent) =>
    done(
      await world.call(admin, 'POST /api/v1/events', {
        body: { title: 'Кубок', startsAt: hoursOn(24), endsAt: hoursOn(26), place: 'Корт 1', ...sent },
      }),
    )
  return {
    hoursOn,
    draft: announce,
    /** A public event that begins tomorrow. */
    open: (sent: Sent = {}) => announce({ ...sent, status: 'PUBLISHED' }),
    read: (who: Person | null, { id }: Pick<ClubEvent, 'id'>) =>
      world.call(who, 'GET /api/v1/events/{id}', { params: { id } }),
    change: ({ id }: Pick<ClubEvent, 'id'>, body: Changes) =>
      world.call(admin, 'PUT /api/v1/events/{id}', { params: { id }, body }),
    register: (who: Person, { id }: Pick<ClubEvent, 'id'>) =>
      world.call(who, 'POST /api/v1/events/{id}/registration', { params: { id } }),
    leave: (who: Person, { id }: Pick<ClubEvent, 'id'>) =>
      world.call(who, 'DELETE /api/v1/events/{id}/registration', { params: { id } }),
    /** Who has a place and who waits, by first name, in the order of coming. */
    lists: async ({ id }: Pick<ClubEvent, 'id'>) => {
      const query = { limit: 100 }
      const { data } = await world.call(admin, 'GET /api/v1/events/{id}/registrations', { params: { id }, query })
      const named = (status: string) => data.flatMap((row) => (row.status === status ? [row.player.firstName] : []))
      return { going: named('REGISTERED'), waiting: named('WAITING') }
    },
    done,
  }
}

function done<Data>(answer: Answer<Data>): Data {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.code}: ${answer.message}`)
  return answer.data
}
