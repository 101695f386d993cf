import { domainOf, folderOf, forEachImport, isTest, packageOf, type Rule } from '../rule.ts'

const layers = ['platform', 'domains', 'apps']

export const routesKnowNoSql: Rule = forEachImport((file, { target, typeOnly }) => {
  const sql = target === 'kysely' || target === 'pg' || target.startsWith('packages/server/src/platform/db/')
  return sql && !typeOnly && domainOf(file.path) !== undefined && file.path.endsWith('/routes.ts')
})

export const verbsKnowNoHttp: Rule = forEachImport((file, { target }) => {
  const isVerb =
    packageOf(file.path) === 'server' && domainOf(file.path) !== undefined && !/[/-]routes\.ts$/.test(file.path)
  return isVerb && !isTest(file) && (target === 'hono' || target.startsWith('@hono/'))
})

/** In the server: platform < domains < apps. */
export const serverIsLayered: Rule = forEachImport((file, { target }) => {
  if (packageOf(file.path) !== 'server' || packageOf(target) !== 'server' || isTest(file)) return false
  const [from, to] = [layerOf(file.path), layerOf(target)]
  return from !== -1 && to > from
})

export const foldersDoNotReachUp: Rule = forEachImport((file, { target }) => {
  const reachesUp = /^packages\/server\/src\/(main|cli)\.ts$/.test(target)
  return reachesUp && packageOf(file.path) === packageOf(target) && folderOf(file.path) !== undefined && !isTest(file)
})

const layerOf = (path: string) => layers.indexOf(folderOf(path) ?? '')
