import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** `pair/stage.module.css`, `player` → `stage_player`: who looks into a page finds the file. No two stylesheets have one name. */
export function scopedClassName(name: string, file: string): string {
  const stem = basename(file, '.module.css')
  return name === stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ? stem : `${stem}_${name}`
}

const stylesheet = /\.module\.css$/
const namesOf = (file: string) => `\0${file}.names.js`

/**
 * Writes the class names of CSS modules into the components that use them, so that no page carries a table of names: each
 * stylesheet becomes plain CSS and a module of constants, which the bundler puts in their places.
 */
export function inlineClassNames(): Plugin {
  const constants = new Map<string, string>()
  return {
    name: 'inline-class-names',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: stylesheet },
      handler: (source, importer) =>
        importer && source.startsWith('.') && !importer.startsWith('\0')
          ? namesOf(join(dirname(importer), source))
          : undefined,
    },
    load: {
      filter: { id: /^\0.+\.names\.js$/ },
      async handler(id) {
        const file = id.slice(1, -'.names.js'.length)
        await this.load({ id: file })
        return `import ${JSON.stringify(file)}\n${constants.get(file)}`
      },
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (stylesheet.test(id)) {
          constants.set(id, code.replace(/export default[\s\S]*/, ''))
          return { code: '', map: null, moduleSideEffects: 'no-treeshake' }
        }
        const named = code.replace(/import (\w+) from (["'][^"']+\.module\.css["'])/g, 'import * as $1 from $2')
        return named === code ? undefined : { code: named, map: null }
      },
    },
  }
}
