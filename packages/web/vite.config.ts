import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildFiles } from './build-files.ts'
import { inlineClassNames, scopedClassName } from './class-names.ts'
import { compressFiles } from './compress-files.ts'
import { sharedCode, vendor } from './shared-code.ts'
import { thinIcons } from './thin-icons.ts'

/** A route's loader travels with its page, not with the entry that everybody loads first. */
const pageChunk = ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'] as const

/** What every page needs anyway compresses better in one piece; the tables of the panel are not among it. */
const sharedChunks = [{ name: 'vendor', test: vendor, priority: 100 }, ...sharedCode()]

/**
 * What a page that is opened later needs is listed in the entry: its styles only. Its scripts are found when it is fetched,
 * which happens as soon as somebody points at a link to it; a list of them all would be a seventh of the entry.
 */
const isStylesheet = (file: string) => file.endsWith('.css')

/** Stylesheets are named by their content alone: the entry lists them all. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  isStylesheet(name) ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]'

/** React has had the hook itself since version 18: TanStack Store need not bring its own. */
const alias = { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js' }

export default defineConfig(({ command }) => ({
  css: { modules: { generateScopedName: scopedClassName } },
  plugins: [
    tailwindcss(),
    tanstackStart({ router: { codeSplittingOptions: { defaultBehavior: [[...pageChunk]] } } }),
    react(),
    buildFiles(),
    thinIcons(),
    inlineClassNames(),
    compressFiles(),
  ],
  // The built site carries its packages: it starts faster and cannot pick React's development build by a forgotten NODE_ENV.
  ...(command === 'build' && {
    resolve: { alias },
    environments: {
      ssr: { resolve: { noExternal: true } },
      client: {
        build: {
          rolldownOptions: {
            optimization: { inlineConst: { mode: 'all' } },
            output: { codeSplitting: { groups: sharedChunks }, assetFileNames },
          },
        },
      },
    },
    build: { modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isStylesheet) } },
  }),
}))
