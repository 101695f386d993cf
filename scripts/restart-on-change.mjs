import { watch } from 'node:fs'
import { join } from 'node:path'
import { start } from './child.mjs'
import { root } from './root.mjs'

const watched = ['packages/server/src', 'packages/server/migrations', 'packages/core/src', 'packages/text/src']
const settled = 100 // ms: an editor or git writes several files at once

/**
 * Runs the server and starts it anew whenever its sources change; the site's own sources are reloaded by the server.
 * Node's --watch would do, but it stays behind when its parent is killed.
 */
export async function restartOnChange(node, args) {
  for (;;) {
    const changed = nextChange()
    const server = start(node, args, { attached: true })
    const ended = await Promise.race([changed, server.done])
    if (ended) console.error(`The server ended with code ${ended.code}; it starts again at the next change`)
    await changed
    server.stop()
    await server.done
  }
}

function nextChange() {
  return new Promise((resolve) => {
    let timer
    const watchers = watched.map((folder) =>
      watch(join(root, folder), { recursive: true }, (_event, file) => {
        if (/\.test\.ts$|~$|(^|[\\/])\./.test(file ?? '')) return
        clearTimeout(timer)
        timer = setTimeout(() => {
          for (const watcher of watchers) watcher.close()
          resolve()
        }, settled)
      }),
    )
  })
}
