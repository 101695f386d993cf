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

/** The only file beside its own that a new domain touches. */
const list = 'packages/server/src/apps/domains.ts'

/** What is shared names a domain in that list: all else is built from the descriptions, or finds the parts of a domain by itself. */
export const domainsAreListedOnce: Rule = (files) => {
  const listed = files.find(({ path }) => path === list)?.imports.map(({ target }) => target)
  const unlisted = files.flatMap(({ path, description }) =>
    description && !listed?.includes(path) ? [`${list} does not name ${description.name}`] : [],
  )
  return [...unlisted, ...listedElsewhere(files)]
}

const joining = /\/(domain|contract|refusals|routes|tables)\.ts$/

const listedElsewhere: Rule = forEachImport((file, { target }, files) => {
  if (isTest(file) || file.path === list || domainOf(file.path) || !joining.test(target)) return false
  const isPage = packageOf(file.path) === 'web' && target.endsWith('/contract.ts')
  return !isPage && descriptionsOf(files).some(({ name }) => name === domainOf(target))
})

export const descriptionsAreTrue: Rule = (files) =>
  files.flatMap(({ path, description }) =>
    description ? falsehoodsOf(description, path, files).map((falsehood) => `${path} ${falsehood}`) : [],
  )

function falsehoodsOf({ name, uses, tables, reads }: DomainDescription, path: string, files: SourceFile[]): string[] {
  const own = files.filter((file) => domainOf(file.path) === name && !isTest(file))
  const imported = new Set(own.flatMap(({ imports }) => imports.map(({ target }) => domainOf(target))))
  const read = new Set(own.flatMap((file) => file.tables.map(({ table }) => table)))
  const declared = own.flatMap(({ declaredTables }) => declaredTables)
  const refusals = `packages/core/src/${name}/refusals.ts`
  const isAnswered = files.some((file) => file.path === path && file.imports.some(({ target }) => target === refusals))
  return [
    ...(name === domainOf(path) ? [] : [`is not the folder of ${name}`]),
    ...(isAnswered || !files.some((file) => file.path === refusals) ? [] : [`does not answer with ${refusals}`]),
    ...uses.filter((used) => !imported.has(used)).map((used) => `uses ${used}, and nothing of it`),
    ...reads.filter((table) => !read.has(table)).map((table) => `reads ${table}, and no statement does`),
    ...tables.filter((table) => !declared.includes(table)).map((table) => `owns ${table} without its rows`),
    ...declared.filter((table) => !tables.includes(table)).map((table) => `has rows of ${table} without owning it`),
  ]
}
