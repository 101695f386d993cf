import { forEachImport, isTest, isTestSupport, packageOf, type Rule } from '../rule.ts'
import type { SourceFile } from '../sources.ts'

const mayReachSite = ['packages/server/src/apps/site/built-site.ts', 'packages/server/src/apps/site/dev-site.ts']

export const coreImportsOnlyZod: Rule = forEachImport((file, { target }) => {
  if (packageOf(file.path) !== 'core' || packageOf(target) === 'core' || target === 'zod') return false
  return !(isTest(file) && ['vitest', 'fast-check', 'tods-competition-factory'].includes(target))
})

export const coreIsDeterministic: Rule = (files) =>
  files
    .filter((file) => packageOf(file.path) === 'core' && !isTest(file))
    .flatMap(({ path, impurities }) => impurities.map((impurity) => `${path} asks ${impurity}: take it as an argument`))

/** Sentences stand on what is true, and on nothing that runs. */
export const textImportsOnlyCore: Rule = forEachImport((file, { target }) => {
  if (packageOf(file.path) !== 'text' || ['text', 'core'].includes(packageOf(target) ?? '')) return false
  return !(isTest(file) && ['vitest', 'fast-check'].includes(target))
})

export const webAndServerMeetInCore: Rule = forEachImport((file, { specifier, target }) => {
  const [from, to] = [packageOf(file.path), packageOf(target)]
  if (!from || !to || from === to) return false
  if (isTest(file) && isTestSupport(target)) return false
  return (
    specifier.startsWith('.') || !(['core', 'text'].includes(to) || (to === 'web' && mayReachSite.includes(file.path)))
  )
})

/** What only tests import exists for tests. */
export const fixturesStandInTest: Rule = (files) => {
  const forTests = (file: SourceFile) => isTest(file) || file.path.startsWith('e2e/')
  const shipped = new Set(targetsOf(files.filter((file) => !forTests(file))))
  const tried = new Set(targetsOf(files.filter(forTests)))
  return files
    .filter((file) => packageOf(file.path) && !isTest(file) && tried.has(file.path) && !shipped.has(file.path))
    .map(({ path }) => `${path} is imported by tests only: it stands in packages/*/test`)
}

/** The bench measures with the clubs that tests are held in. */
export const nothingShippedImportsTests: Rule = forEachImport(
  (file, { target }) =>
    !isTest(file) && !file.path.startsWith('bench/') && (/\.test\.tsx?$/.test(target) || isTestSupport(target)),
)

const targetsOf = (files: SourceFile[]) => files.flatMap(({ imports }) => imports.map(({ target }) => target))
