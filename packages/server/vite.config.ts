import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'

const here = fileURLToPath(new URL('./', import.meta.url))
  .split(sep)
  .join('/')
const built = fileURLToPath(new URL('./dist/', import.meta.url))

/** They bring files of their own: native code, WebAssembly, the sources of the site. */
const asInstalled = [/^sharp$/, /^@electric-sql\/pglite/, /^@matchbol\/web\//]

/** In a bundle a file is still told where its source stands, so that what it finds from there is found. */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  transform(code, id) {
    if (!id.startsWith(here) || !code.includes('import.meta.url')) return
    const source = relative(built, id).split(sep).join('/')
    return { code: code.replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`), map: null }
  },
}

/** Node reads no source map of what stands in such a folder: nobody looks for a mistake of ours there. */
const packages = { name: 'node_modules/packages', test: /node_modules/ }

/** The server and the command line with their packages in a few files: a start would look for 1,442, and read each. */
export default {
  plugins: [sourceAddresses],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', cli: 'src/cli.ts' },
      external: asInstalled,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        sourcemapExcludeSources: true,
        codeSplitting: { groups: [packages] },
      },
    },
  },
} satisfies UserConfig
