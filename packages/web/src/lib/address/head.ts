import { isNotFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type MachineHead, machineHead } from '../found/machine-head.ts'
import { type AnyMatch, siteNameIn } from './canonical.ts'

/** What only programs read is written by the server: no browser loads the words for it. */
const forMachines: (matches: readonly AnyMatch[], title: string) => MachineHead | undefined = createIsomorphicFn()
  .server((matches: readonly AnyMatch[], title: string) => machineHead(matches, title))
  .client(() => undefined)

/**
 * For a route's `head`: `head: ({ matches }) => pageHead(matches, { title: 'Рейтинг гравців' })`. What else search engines and
 * networks are told of a page stands in `lib/found/page-facts.ts`. Where the address leads to nothing, the head of the whole site says
 * so, and the frame that the page would have stood in adds nothing.
 */
export function pageHead(matches: readonly AnyMatch[], { title }: { title: string }) {
  if (!hasPage(matches)) return { meta: [], links: [] }
  const machines = forMachines(matches, title)
  return {
    meta: [{ title: `${title} · ${siteNameIn(matches)}` }, ...(machines?.meta ?? [])],
    links: machines?.links ?? [],
  }
}

/** Whether there is a page: its address is known, and no loader has missed what it is about. */
export const hasPage = (matches: readonly Pick<AnyMatch, 'error' | '_notFound'>[]) =>
  !matches.some(({ error, _notFound }) => _notFound || isNotFound(error))
