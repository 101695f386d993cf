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
 * What is loaded ahead with a page that is opened later: its styles only. What its script imports is found when that is fetched, which
 * happens as soon as somebody points at a link to it; lists of it all would be a seventh of the entry.
 */
const isStylesheet = (file: string) => file.endsWith('.css')

/** The entry names the script of each page: seven letters of what they hold tell them apart as well as eight. */
const chunkFileNames = 'assets/[name]-[hash:7].js'

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
            treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
            output: { codeSplitting: { groups: sharedChunks }, chunkFileNames, assetFileNames },
          },
        },
      },
    },
    build: { modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isStylesheet) } },
  }),
}))
