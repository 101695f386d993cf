import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const thinIcon = new URL('./src/ui/picture/thin-icon.ts', import.meta.url).pathname
const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm')
const imported = /import \{([^}]+)\} from 'lucide-react'/g

interface LucideIcon {
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Draws lucide's icons by our own few lines instead of its machinery, which is as large as all our icons together, and takes of each
 * only its shapes: names, older names and keys would be a third of it. Each icon is imported
 * from its own file: which page needs which is then known (`shared-code.ts`), and the other 1,700 are never read.
 */
export function thinIcons(): Plugin {
  const files = filesOfIcons()
  const importOf = (name: string) => {
    const file = files.get(name)
    if (!file) throw new Error(`lucide has no icon ${name}`)
    return `import ${name} from ${JSON.stringify(file)}`
  }
  return {
    name: 'thin-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      async handler(id) {
        const { __iconData: icon } = (await import(pathToFileURL(id).href)) as { __iconData: LucideIcon }
        const shapes = icon.node.map(([tag, { key, ...attributes }]) => [tag, attributes])
        return `import draw from ${JSON.stringify(thinIcon)}\nexport default /*#__PURE__*/ draw(${JSON.stringify(shapes)})`
      },
    },
    transform: {
      filter: { code: imported },
      handler: (code) => ({
        code: code.replace(imported, (_, names: string) => valuesIn(names).map(importOf).join(';')),
        map: null,
      }),
    },
  }
}

const valuesIn = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))

/** Every name of an icon, by the line of lucide's index that exports it. */
function filesOfIcons(): ReadonlyMap<string, string> {
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  const lines = index.matchAll(/export \{ ([^}]+) \} from '(\.\/icons\/[^']+)'/g)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(folder, file)] as const),
    ),
  )
}
