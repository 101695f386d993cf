import type { LiveEvent, liveContract } from '@matchbol/core/live/contract'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onDialogs, topDialog } from '../../ui/overlay/open-dialogs.ts'
import { useAfterLoad } from '../../ui/use-idle.ts'
import type { ApiClient } from '../api/api.ts'
import { fetchQuietly } from '../api/session-fetch.ts'
import { reloadProfile } from '../session/own-profile.ts'
import { listen } from './live-stream.ts'
import { readQuietly } from './read-quietly.ts'
import { readTogether } from './reading.ts'

/** Who looks at another tab for a moment keeps the connection. */
const HIDDEN_MS = 10_000

const call: keyof typeof liveContract = 'GET /api/v1/users/me/events'

/**
 * While the page is open and seen: what others do to the person's games, tickets and places at events shows in the header's counts and
 * on the open page, and on the page of an event who goes there. Where something is being typed, or a dialog is open, the page waits until
 * the field is left and the dialog closed.
 */
export function useFollowOthers(personId: number) {
  const router = useRouter()
  const isLoaded = useAfterLoad()
  useEffect(() => {
    if (isLoaded && personId) return followOthers(router, router.options.context.api)
  }, [router, isLoaded, personId])
}

/** @returns a function that ends it */
function followOthers(router: AnyRouter, api: ApiClient): () => void {
  const stopping = new AbortController()
  const reading = readTogether(async () => {
    if (!whatIsBegun()) return readQuietly(router, api)
    const isRead = await reloadProfile(api)
    whatIsBegun()?.whenLeft(reading.ask, stopping.signal)
    if (!whatIsBegun()) reading.ask()
    return isRead
  })
  let connection: AbortController | undefined
  const connect = () => {
    connection ??= new AbortController()
    const onEvent = (event: LiveEvent) => {
      if (event.type !== 'event.places-moved') reading.ask(event.type === 'missed')
      else if (router.state.location.pathname === `/events/${event.eventId}`) reading.ask(true) // many may look at it
    }
    void listen({ open, onEvent }, connection.signal)
  }
  const disconnect = () => {
    connection?.abort()
    connection = undefined
  }
  let leaving: ReturnType<typeof setTimeout> | undefined
  const onVisibility = () => {
    clearTimeout(leaving)
    if (document.hidden) leaving = setTimeout(disconnect, HIDDEN_MS)
    else if (!connection) {
      reading.ask() // whatever happened meanwhile
      connect()
    } else reading.retry()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal: stopping.signal })
  window.addEventListener('online', reading.retry, { signal: stopping.signal })
  if (!document.hidden) connect()
  return () => {
    stopping.abort()
    clearTimeout(leaving)
    disconnect()
    reading.stop()
  }
}

const open = (signal: AbortSignal) =>
  fetchQuietly(call.slice('GET '.length), { signal, headers: { accept: 'text/event-stream' } })

/**
 * What a page that changes would take away from the one who is at it, and how to hear once that it is left. A form says by `data-stays`
 * that what the page reads anew leaves it as it is.
 */
function whatIsBegun() {
  if (topDialog()) return dialog
  const active = document.activeElement
  if (active?.closest('[data-stays]')) return undefined
  return active?.matches('input, textarea, select, [contenteditable]') ? field : undefined
}

type WhenLeft = (then: () => void, signal: AbortSignal) => void

const field: { whenLeft: WhenLeft } = {
  whenLeft: (then, signal) => document.addEventListener('focusout', () => then(), { once: true, signal }),
}

const dialog: { whenLeft: WhenLeft } = {
  whenLeft: (then, signal) => {
    const stop = onDialogs(() => {
      stop()
      if (!signal.aborted) then()
    })
    signal.addEventListener('abort', stop)
  },
}
