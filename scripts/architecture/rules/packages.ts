import { forEachImport, isTest, isTestSupport, packageOf, type Rule } from '../rule.ts'

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

export const nothingShippedImportsTests: Rule = forEachImport(
  (file, { target }) => !isTest(file) && (/\.test\.tsx?$/.test(target) || isTestSupport(target)),
)
