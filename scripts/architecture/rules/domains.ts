import type { DomainDescription } from '../descriptions.ts'
import { allUsedBy, descriptionsOf, usesOf } from '../order.ts'
import { domainOf, folderOf, forEachImport, isTest, packageOf, type Rule } from '../rule.ts'
import type { SourceFile } from '../sources.ts'

/** In core, text and server a domain imports those that it says it uses. */
export const domainsImportWhatTheyUse: Rule = forEachImport((file, { target }, files) => {
  if (packageOf(file.path) !== packageOf(target) || isTest(file)) return false
  const [from, to] = [domainOf(file.path), domainOf(target)]
  if (!to || from === to) return false
  return from ? !usesOf(files, from).includes(to) : folderOf(file.path) === 'shared'
})

/** Whoever uses another does not stand below it: that there is an order is what makes them parts. */
export const domainsUseNoCircle: Rule = (files) =>
  descriptionsOf(files)
    .filter(({ name }) => allUsedBy(files, name).has(name))
    .map(({ name }) => `${name} uses itself, by way of those that it uses`)

export const descriptionsAreTrue: Rule = (files) =>
  files.flatMap(({ path, description }) =>
    description ? falsehoodsOf(description, path, files).map((falsehood) => `${path} ${falsehood}`) : [],
  )

function falsehoodsOf({ name, uses, tables, reads }: DomainDescription, path: string, files: SourceFile[]): string[] {
  const own = files.filter((file) => domainOf(file.path) === name && !isTest(file))
  const imported = new Set(own.flatMap(({ imports }) => imports.map(({ target }) => domainOf(target))))
  const read = new Set(own.flatMap((file) => file.tables.map(({ table }) => table)))
  const declared = own.flatMap(({ declaredTables }) => declaredTables)
  return [
    ...(name === domainOf(path) ? [] : [`is not the folder of ${name}`]),
    ...uses.filter((used) => !imported.has(used)).map((used) => `uses ${used}, and nothing of it`),
    ...reads.filter((table) => !read.has(table)).map((table) => `reads ${table}, and no statement does`),
    ...tables.filter((table) => !declared.includes(table)).map((table) => `owns ${table} without its rows`),
    ...declared.filter((table) => !tables.includes(table)).map((table) => `has rows of ${table} without owning it`),
  ]
}
