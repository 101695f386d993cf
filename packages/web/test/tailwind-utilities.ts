import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'

const theme = join(import.meta.dirname, '../src/ui/theme/theme.css')
const { resolve } = createRequire(import.meta.url)

/** Tells which class names are Tailwind's utilities under the site's own theme. */
export async function loadUtilities(): Promise<(name: string) => boolean> {
  const system = await loadDesignSystem(await readFile(theme, 'utf8'), {
    base: dirname(theme),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolve(`${id}/index.css`)
      return { path, base: dirname(path), content: await readFile(path, 'utf8') }
    },
  })
  return (name) => system.candidatesToCss([name])[0] !== null
}
