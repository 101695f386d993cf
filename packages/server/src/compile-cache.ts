import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * What one start has compiled is kept for the next, types taken out: more than half of what importing the product costs. It has to be
 * switched on before the product is imported. Where the folder cannot be written, each start compiles for itself.
 */
export const keepCompiled = () =>
  enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))
