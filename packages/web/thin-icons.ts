import type { Plugin } from 'vite'

const thinIcon = new URL('./src/ui/picture/thin-icon.ts', import.meta.url).pathname

/** Draws lucide's icons by our own few lines instead of its machinery, which is as large as all our icons together. */
export const thinIcons = (): Plugin => ({
  name: 'thin-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? thinIcon : undefined,
})
