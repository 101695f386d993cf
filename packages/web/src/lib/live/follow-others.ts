import type { liveContract } from '@matchbol/core/live/contract'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ApiClient } from '../api/api.ts'
import { readAnew } from '../api/read-anew.ts'
import { createSessionFetch } from '../api/session-fetch.ts'
import { useAfterLoad } from '../browser/use-idle.ts'
import { reloadProfile } from '../session/own-profile.ts'
import { listen } from './live-stream.ts'

/** Moves that come together are read together; after a gap not every page asks in the same moment. */
const TOGETHER_MS = 200
const SPREAD_MS = 2_000
/** Who looks at another tab for a moment keeps the connection. */
const HIDDEN_MS = 10_000

const call: keyof typeof liveContract = 'GET /api/v1/users/me/events'

/**
 * While the page is open and seen: what others do to the person's games shows in the header's counts and on the open page. Where
 * something is being typed the page waits until the field is left.
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
  const reading = readTogether(router, api)
  let connection: AbortController | undefined
  const connect = () => {
    connection ??= new AbortController()
    void listen({ open, onEvent: ({ type }) => reading.ask(type === 'missed') }, connection.signal)
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
      reading.ask(false) // whatever happened meanwhile
      connect()
    }
  }
  document.addEventListener('visibilitychange', onVisibility)
  if (!document.hidden) connect()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    clearTimeout(leaving)
    disconnect()
    reading.stop()
  }
}

/** Renews an expired token as any call does; that a session is over is told by the next call that somebody makes. */
const fetchQuietly = createSessionFetch({ ended: () => {}, forbidden: () => {}, onAuthPage: () => true })
const open = (signal: AbortSignal) =>
  fetchQuietly(call.slice('GET '.length), { signal, headers: { accept: 'text/event-stream' } })

/** One reading at a time; what is asked for meanwhile comes after it. */
function readTogether(router: AnyRouter, api: ApiClient) {
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = async () => {
    timer = undefined
    if (isTyping()) await reloadProfile(api)
    if (isTyping()) document.addEventListener('focusout', () => ask(false), { once: true, signal: stopping.signal })
    else await readAnew(router, api)
  }
  const ask = (isAfterGap: boolean) => {
    if (stopping.signal.aborted) return
    timer ??= setTimeout(read, TOGETHER_MS + (isAfterGap ? Math.random() * SPREAD_MS : 0))
  }
  return {
    ask,
    stop: () => {
      stopping.abort()
      clearTimeout(timer)
    },
  }
}

const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
