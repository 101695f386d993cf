import type { Import, SourceFile } from './sources.ts'

/** Names everything that breaks the rule, one sentence each. */
export type Rule = (files: SourceFile[]) => string[]

export function forEachImport(breaks: (file: SourceFile, it: Import, files: SourceFile[]) => boolean): Rule {
  return (files) =>
    files.flatMap((file) =>
      file.imports.filter((it) => breaks(file, it, files)).map(({ specifier }) => `${file.path} imports ${specifier}`),
    )
}

export const isTest = ({ path }: SourceFile) => /\.test\.tsx?$|\.spec\.ts$/.test(path) || isTestSupport(path)
export const isTestSupport = (path: string) => /^packages\/\w+\/test\//.test(path)

export const packageOf = (path: string) => /^packages\/(\w+)\//.exec(path)?.[1]

/** The folder right below a package's `src`. */
export const folderOf = (path: string) => /^packages\/\w+\/src\/([^/]+)\//.exec(path)?.[1]

/** The domain that a file of core, text or server belongs to. */
export function domainOf(path: string) {
  if (packageOf(path) === 'server') return /^packages\/server\/src\/domains\/([^/]+)\//.exec(path)?.[1]
  const folder = packageOf(path) === 'web' ? undefined : folderOf(path)
  return folder === 'shared' ? undefined : folder
}
