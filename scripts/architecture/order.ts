import type { SourceFile } from './sources.ts'

/** Everything that a domain stands upon. */
export function allUsedBy(files: SourceFile[], name: string, found = new Set<string>()): Set<string> {
  for (const used of usesOf(files, name)) {
    if (found.has(used)) continue
    found.add(used)
    allUsedBy(files, used, found)
  }
  return found
}

export const descriptionsOf = (files: SourceFile[]) => files.flatMap(({ description }) => description ?? [])

export const usesOf = (files: SourceFile[], name: string) =>
  descriptionsOf(files).find((description) => description.name === name)?.uses ?? []
