import { mayReloadFor } from './deployment.ts'

/** After a deployment an open page asks for files that are gone: reload it, at most once per 10 s and path. */
export const reloadOnMissingChunk = () =>
  window.addEventListener('vite:preloadError', (event) => {
    // the router has a reload of its own, once for each file: it is to believe that it has had it
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1')
    const key = `reloaded:${location.pathname}`
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (!mayReloadFor(last, Date.now())) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
