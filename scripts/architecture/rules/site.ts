import { allUsedBy, descriptionsOf } from '../order.ts'
import { folderOf, forEachImport, isTest, packageOf, type Rule } from '../rule.ts'
import type { SourceFile } from '../sources.ts'

const layers = ['ui', 'lib', 'features', 'admin', 'routes']

export const siteIsLayered: Rule = forEachImport((file, { target }) => {
  if (packageOf(file.path) !== 'web' || packageOf(target) !== 'web' || isTest(file)) return false
  return layerOf(target) > layerOf(file.path)
})

/**
 * Features stand in the order of the domains that they are named by: what uses a domain may use its feature. Those that are put
 * together from several domains come after all of these, and in some order among themselves.
 */
export const featuresAreOrdered: Rule = (files) => {
  const edges = featureEdgesIn(files)
  const domains = new Set(descriptionsOf(files).map(({ name }) => name))
  const mayUse = (from: string, to: string) =>
    domains.has(from) ? allUsedBy(files, from).has(to) : domains.has(to) || !reaches(edges, to, from)
  return edges
    .filter(({ from, to }) => !mayUse(from, to))
    .map(({ path, specifier, from, to }) => `${path} imports ${specifier}: ${to} does not come before ${from}`)
}

interface FeatureEdge {
  path: string
  specifier: string
  from: string
  to: string
}

const featureEdgesIn = (files: SourceFile[]): FeatureEdge[] =>
  files
    .filter((file) => !isTest(file))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ specifier, target }) => {
        const [from, to] = [featureOf(path), featureOf(target)]
        return from && to && from !== to ? [{ path, specifier, from, to }] : []
      }),
    )

function reaches(edges: FeatureEdge[], from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  return edges.some((edge) => edge.from === from && (edge.to === to || reaches(edges, edge.to, to, seen)))
}

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

const contract = /^packages\/core\/src\/.+\/contract\.ts$/
const shapes = /^packages\/core\/src\/(shared\/shapes|.+-shapes)\.ts$|^zod$/
const form = /^packages\/web\/src\/(features|admin)\/.+-form\.tsx$/
const formMachinery =
  /\/(lib\/forms\/(contract-resolver|use-contract-form|markdown-field)\.tsx?|ui\/form\/(form-fields|moment-field|price-field)\.tsx)$|^react-hook-form$/
const signedIn = /^packages\/web\/src\/(features\/profile|routes\/profile|admin|routes\/admin)\b/

const isFormPart = (path: string) => form.test(path) || formMachinery.test(path)

/** What stands directly in `src`, as the router, is above all layers. */
function layerOf(path: string) {
  const folder = folderOf(path)
  return folder ? layers.indexOf(folder) : layers.length
}

const featureOf = (path: string) => /\/src\/features\/([^/]+)\//.exec(path)?.[1]
