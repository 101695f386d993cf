import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

/**
 * To be called before the product is imported. What one start has compiled is kept for the next; where the folder cannot be written, each
 * start compiles for itself. Errors name the lines of the sources, also where the built product runs.
 */
export function prepareLoading() {
  enableCompileCache(cache)
  setSourceMapsSupport(true, { nodeModules: false, generatedCode: false })
}
