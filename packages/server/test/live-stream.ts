import type { LiveEvent } from '@matchbol/core/live/contract'
import type { Person, World } from './world.ts'

/** A person's open page, as it hears of things: heartbeats left out. */
export async function openLive({ api }: World, who: Person) {
  const response = await api.request('/api/v1/users/me/events', { headers: { authorization: `Bearer ${who.token}` } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (): Promise<LiveEvent | undefined> => {
    for (;;) {
      const { value } = (await reader?.read()) ?? {}
      if (value === undefined) return undefined
      const [, data] = /^data: (.+)\n\n$/.exec(value) ?? []
      if (data) return JSON.parse(data)
    }
  }
  return {
    status: response.status,
    /** What comes next; undefined when the stream has ended. */
    next,
    leave: () => reader?.cancel(),
  }
}
