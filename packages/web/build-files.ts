import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Says which build this is: `builds/latest.json`, which open pages poll, and the manifest it names, with all the files of
 * the build. The id changes when anything does that a browser gets.
 */
export const buildFiles = (): Plugin => ({
  name: 'build-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const entry = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName
    const names = files.map(({ fileName }) => fileName).sort()
    const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
    const emit = (fileName: string, content: object) =>
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
    emit('builds/latest.json', { id, entry: `/${entry}` })
    emit(`builds/meta/${id}.json`, { id, files: names.map((name) => `/${name}`) })
  },
})
