import { type AnyRouteMatch, type AnyRouter, isNotFound, isRedirect, rootRouteId } from '@tanstack/react-router'
import type { ApiClient } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { listsOrThrow } from '../api/list-reads.ts'
import { outdate } from '../api/read-anew.ts'
import { reloadProfile } from '../session/own-profile.ts'

/**
 * Reads the profile and the open page anew where nobody has asked for it: what cannot be read now stays as it was, untold.
 * @returns whether all of it was read
 */
export async function readQuietly(router: AnyRouter, api: ApiClient): Promise<boolean> {
  if (!(await listsOrThrow(() => reloadProfile(api, outdate)))) return false
  router.clearCache()
  return readPageQuietly(router)
}

/** The open page alone. */
export async function readPageQuietly(router: AnyRouter): Promise<boolean> {
  const page = keepOnFailure(router)
  try {
    await listsOrThrow(async () => {
      await router.invalidate({ filter: ({ routeId }) => routeId !== rootRouteId })
      await page.settled()
    })
  } finally {
    page.release()
  }
  return !page.hasFailed()
}

/** Until they are released, the loaders of the open page give what they gave before where they fail for the moment. */
function keepOnFailure(router: AnyRouter) {
  const readings: Promise<unknown>[] = []
  const releases: (() => void)[] = []
  let failed = false
  for (const match of router.state.matches) {
    const { options } = router.routesById[match.routeId]
    const { loader } = options
    if (typeof loader !== 'function' || match.loaderData === undefined) continue
    options.loader = (input: LoaderInput) => {
      if (!isFor(match, input)) return loader(input)
      const reading = Promise.resolve(loader(input)).catch((error: unknown) => {
        if (!isPassing(error)) throw error
        failed = true
        return match.loaderData
      })
      readings.push(reading)
      return reading
    }
    releases.push(() => {
      options.loader = loader
    })
  }
  return {
    settled: () => Promise.allSettled(readings),
    hasFailed: () => failed,
    release: () => {
      for (const release of releases) release()
    },
  }
}

interface LoaderInput {
  params: unknown
  deps: unknown
}

const isFor = ({ params, loaderDeps }: AnyRouteMatch, input: LoaderInput) =>
  JSON.stringify([params, loaderDeps]) === JSON.stringify([input.params, input.deps])

/** No answer, or one that another time may be a better one; a refusal shows as it does when the page is opened. */
function isPassing(error: unknown): boolean {
  if (isRedirect(error) || isNotFound(error)) return false
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 408 || error.status === 429
}
