import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
const immutable = 'public, max-age=31536000, immutable'

/** The icons an administrator may choose, from the installed package: nobody else's server learns who looks at what. */
export function iconRoutes() {
  let known: Promise<Set<string>> | undefined
  return new Hono().get('/icons/:file{[a-z0-9-]+\\.svg}', async (c) => {
    const file = c.req.param('file')
    known ??= readdir(folder).then((names) => new Set(names))
    if (!(await known).has(file)) return c.notFound()
    return c.body(await readFile(join(folder, file), 'utf8'), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': immutable,
    })
  })
}
