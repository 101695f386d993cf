import { ownPages } from '@matchbol/core/site/own-pages'
import { pageParams } from '@matchbol/core/site/page-params'
import type { Route } from '../http/serve.ts'

/** Longer addresses are nobody's link. */
const MOST_CHARACTERS = 500

const pages = Object.entries(pageParams).map(([path, params]) => ({
  pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}$`),
  params: [...params].sort(),
}))

/**
 * Under which address the answer to a request is kept: its path with the parameters that the page or the call knows, sorted.
 * @returns undefined for what is not kept: streams, files and calls that say nothing of what they are made from, pages that are a
 * person's own, and addresses that name something twice
 */
export function keptAddresses(routes: readonly Route[]): (url: string) => string | undefined {
  const calls = routes.filter(({ method, endpoint }) => method === 'GET' && (endpoint.madeFrom?.length ?? 0) > 0)
  const known = calls.map(({ path, endpoint }) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/.]+')}$`),
    // A literal part is meant before a parameter.
    params: Object.keys(endpoint.query?.shape ?? {}).sort(),
    literal: path.replace(/\{\w+\}/g, '').length,
  }))
  known.sort((a, b) => b.literal - a.literal)
  const others = routes.flatMap(({ method, path, endpoint }) => (method === 'GET' && !endpoint.madeFrom ? [path] : []))
  const literals = new Set(others.filter((path) => !path.includes('{')))
  return (url) => {
    if (url.length > MOST_CHARACTERS) return undefined
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const query = mark === -1 ? '' : url.slice(mark + 1)
    if (literals.has(path) || /[%\\]|\/\//.test(path) || !path.startsWith('/')) return undefined
    const bare = path.replace(/\/$/, '')
    const call = known.find(({ pattern }) => pattern.test(bare))
    if (call) return withParams(bare, query, call.params)
    if (path.startsWith('/api/') || path.includes('.') || ownPages.test(path)) return undefined
    if (query === '') return path
    return withParams(path, query, pages.find(({ pattern }) => pattern.test(bare))?.params ?? [])
  }
}

function withParams(path: string, query: string, names: readonly string[]): string | undefined {
  if (query === '') return path
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of names) {
    const values = given.getAll(name)
    if (values.length > 1) return undefined
    if (values[0] !== undefined) kept.set(name, values[0])
  }
  return kept.size === 0 ? path : `${path}?${kept}`
}
