import { fileURLToPath } from 'node:url'

/** The project's folder: where every step runs, whatever folder the person stands in. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
