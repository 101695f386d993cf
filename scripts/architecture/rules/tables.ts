import { descriptionsOf } from '../order.ts'
import { domainOf, folderOf, isTest, packageOf, type Rule } from '../rule.ts'
import type { SourceFile } from '../sources.ts'
import type { TableUse } from '../sql.ts'

/** A table is written by its own domain only, and the platform's by the platform. */
export const tablesAreWrittenByTheirOwner: Rule = forEachTable(
  (file, { table, isWrite }, owner) =>
    isWrite && owner !== placeOf(file.path) && `${file.path} writes ${table} of ${owner}`,
)

/** A domain's statements read its own tables and those that it says it reads; what composes domains may read any. */
export const tablesAreReadAsDeclared: Rule = forEachTable((file, { table, isWrite }, owner, files) => {
  const place = placeOf(file.path)
  if (isWrite || owner === place || folderOf(file.path) === 'apps') return false
  const reads = descriptionsOf(files).find(({ name }) => name === place)?.reads ?? []
  return !reads.includes(table) && `${file.path} reads ${table} of ${owner}`
})

export const tablesHaveOneOwner: Rule = (files) => {
  const owned = files.flatMap(({ declaredTables }) => declaredTables)
  return owned.filter((table, index) => owned.indexOf(table) !== index).map((table) => `${table} has two owners`)
}

function forEachTable(
  sentence: (file: SourceFile, use: TableUse, owner: string, files: SourceFile[]) => string | false,
): Rule {
  return (files) => {
    const owners = new Map(files.flatMap((file) => file.declaredTables.map((table) => [table, placeOf(file.path)])))
    return files
      .filter((file) => packageOf(file.path) === 'server' && file.path.includes('/src/') && !isTest(file))
      .flatMap((file) =>
        file.tables.flatMap((use) => {
          const owner = owners.get(use.table)
          return (owner && sentence(file, use, owner, files)) || []
        }),
      )
  }
}

/** Whose a file is: a domain's, else the platform's or an app's. */
const placeOf = (path: string) => domainOf(path) ?? folderOf(path) ?? path
