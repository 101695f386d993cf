import type { Import, SourceFile } from './sources.ts'

/** Names everything that breaks the rule, one sentence each. */
export type Rule = (files: SourceFile[]) => string[]

const mayReachSite = ['packages/server/src/apps/site/built-site.ts', 'packages/server/src/apps/site/dev-site.ts']
const order = ['users', 'uploads', 'leagues', 'ratings', 'games', '(the rest)', 'overview', 'auth']
const storeys = ['platform', 'domains', 'apps']
const layers = ['ui', 'lib', 'features', 'admin', 'routes']
const longest = 250 // lines

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$|\.spec\.ts$/.test(path) || isTestSupport(path)
const isTestSupport = (path: string) => /^packages\/\w+\/test\//.test(path)

export const coreImportsOnlyZod: Rule = forEachImport((file, { target }) => {
  if (packageOf(file.path) !== 'core' || packageOf(target) === 'core' || target === 'zod') return false
  return !(isTest(file) && ['vitest', 'fast-check', 'tods-competition-factory'].includes(target))
})

export const coreKnowsNoClock: Rule = (files) =>
  files
    .filter((file) => packageOf(file.path) === 'core' && !isTest(file))
    .flatMap(({ path, impurities }) => impurities.map((impurity) => `${path} asks ${impurity}: take it as an argument`))

/** The schema that refuses a text has the same limit. */
export const limitsAreConstants: Rule = (files) =>
  files
    .filter((file) => !isTest(file))
    .flatMap(({ path, literalLimits }) =>
      literalLimits.map((limit) => `${path} writes out ${limit}: take a constant of core`),
    )

const homesOfTime = ['packages/core/src/shared/kyiv-time.ts', 'packages/core/src/shared/durations.ts']

export const timeHasOneHome: Rule = (files) =>
  files
    .filter((file) => packageOf(file.path) && !isTest(file) && !homesOfTime.includes(file.path))
    .flatMap(({ path, literalTimes }) =>
      literalTimes.map((time) => `${path} writes out ${time}: take it from core/shared/kyiv-time or durations`),
    )

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

export const routesKnowNoSql: Rule = forEachImport((file, { target, typeOnly }) => {
  const sql = target === 'kysely' || target === 'pg' || target.startsWith('packages/server/src/platform/db/')
  return sql && !typeOnly && domainOf(file.path) !== undefined && file.path.endsWith('/routes.ts')
})

export const verbsKnowNoHttp: Rule = forEachImport((file, { target }) => {
  const isVerb =
    packageOf(file.path) === 'server' && domainOf(file.path) !== undefined && !/[/-]routes\.ts$/.test(file.path)
  return isVerb && !isTest(file) && (target === 'hono' || target.startsWith('@hono/'))
})

export const domainsImportEarlierOnes: Rule = forEachImport((file, { target }) => {
  if (packageOf(file.path) !== packageOf(target) || isTest(file)) return false
  const [from, to] = [domainOf(file.path), domainOf(target)]
  if (!to || from === to) return false
  return from ? rankOf(to) >= rankOf(from) : folderOf(file.path) === 'shared'
})

/** In the server: platform < domains < apps. */
export const storeysStandOnEachOther: Rule = forEachImport((file, { target }) => {
  if (packageOf(file.path) !== 'server' || packageOf(target) !== 'server' || isTest(file)) return false
  const [from, to] = [storeyOf(file.path), storeyOf(target)]
  return from !== -1 && to > from
})

export const foldersDoNotReachUp: Rule = forEachImport((file, { target }) => {
  const reachesUp = /^packages\/(core\/src\/api|server\/src\/(main|cli))\.ts$/.test(target)
  return reachesUp && packageOf(file.path) === packageOf(target) && folderOf(file.path) !== undefined && !isTest(file)
})

export const siteIsLayered: Rule = forEachImport((file, { target }) => {
  if (packageOf(file.path) !== 'web' || packageOf(target) !== 'web' || isTest(file)) return false
  const [from, to] = [layerOf(file.path), layerOf(target)]
  return to > from || (from === to && featureOf(file.path) !== featureOf(target))
})

/** A browser checks by the shapes that a form sends, and by those only; all else of a contract is types. */
export const siteTakesContractTypesOnly: Rule = forEachImport((file, { target, typeOnly }) => {
  if (packageOf(file.path) !== 'web' || isTest(file) || typeOnly) return false
  return contract.test(target) || (shapes.test(target) && !isFormPart(file.path))
})

/** Forms bring zod with them: a page that everybody reads takes one only later, a page of the signed-in at once. */
export const formsAreNotPublic: Rule = forEachImport((file, { target, typeOnly, isLater }) => {
  if (packageOf(file.path) !== 'web' || isTest(file) || typeOnly || isLater || !isFormPart(target)) return false
  return !isFormPart(file.path) && !(signedIn.test(file.path) && form.test(target))
})

const contract = /^packages\/core\/src\/(api|.+\/contract)\.ts$/
const shapes = /^packages\/core\/src\/(shared\/shapes|.+-shapes)\.ts$|^zod$/
const form = /^packages\/web\/src\/(features|admin)\/.+-form\.tsx$/
const formMachinery =
  /\/(lib\/forms\/(contract-resolver|use-contract-form)\.ts|ui\/form\/form-fields\.tsx)$|^react-hook-form$/
const signedIn = /^packages\/web\/src\/(features\/profile|routes\/profile|admin|routes\/admin)\b/

const isFormPart = (path: string) => form.test(path) || formMachinery.test(path)

export const nothingShippedImportsTests: Rule = forEachImport(
  (file, { target }) => !isTest(file) && (/\.test\.tsx?$/.test(target) || isTestSupport(target)),
)

export const noCycles: Rule = (files) => {
  const targets = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const finished = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    else if (!finished.has(path)) for (const target of targets.get(path) ?? []) visit(target, [...trail, path])
    finished.add(path)
  }
  for (const { path } of files) visit(path, [])
  return cycles
}

export const noBarrels: Rule = (files) =>
  files
    .filter(
      ({ path, onlyReexports }) => onlyReexports || (/(^|\/)index\.tsx?$/.test(path) && !/\/src\/routes\//.test(path)),
    )
    .map(({ path }) => `${path} only hands on: import from the files themselves`)

export const noDrawersForEverything: Rule = (files) =>
  files
    .filter(({ path }) => path.split('/').some((part) => /(^|[-.])(utils?|helpers?|common|misc)([-.]|$)/.test(part)))
    .map(({ path }) => `${path} is named by nothing it decides`)

export const filesAreShort: Rule = (files) =>
  files
    .filter((file) => file.lines > longest && !isTest(file) && !file.path.includes('/migrations/'))
    .map(({ path, lines }) => `${path} has ${lines} lines, more than ${longest}`)

function forEachImport(breaks: (file: SourceFile, it: Import) => boolean): Rule {
  return (files) =>
    files.flatMap((file) =>
      file.imports.filter((it) => breaks(file, it)).map(({ specifier }) => `${file.path} imports ${specifier}`),
    )
}

const packageOf = (path: string) => /^packages\/(\w+)\//.exec(path)?.[1]

/** The folder right below a package's `src`. */
const folderOf = (path: string) => /^packages\/\w+\/src\/([^/]+)\//.exec(path)?.[1]

const storeyOf = (path: string) => storeys.indexOf(folderOf(path) ?? '')

function domainOf(path: string) {
  if (packageOf(path) === 'server') return /^packages\/server\/src\/domains\/([^/]+)\//.exec(path)?.[1]
  const folder = packageOf(path) === 'web' ? undefined : folderOf(path)
  return folder === 'shared' ? undefined : folder
}

const rankOf = (domain: string) => order.indexOf(order.includes(domain) ? domain : '(the rest)')

/** What stands directly in `src`, as the router, is above all layers. */
function layerOf(path: string) {
  const folder = folderOf(path)
  return folder ? layers.indexOf(folder) : layers.length
}

const featureOf = (path: string) => /\/src\/features\/([^/]+)\//.exec(path)?.[1]
