const guardMs = 10_000

/** After a deployment an open page asks for files that are gone: reload it, at most once per 10 s and path. */
export const reloadOnMissingChunk = () =>
  window.addEventListener('vite:preloadError', (event) => {
    const key = `reloaded:${location.pathname}`
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < guardMs) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
