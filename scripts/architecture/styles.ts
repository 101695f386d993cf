import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'

/** The sources of the site: path from `packages/web/src`, with slashes → text. */
export type StyleSources = Record<string, string>

/** Names everything that breaks the rule, one sentence each. */
export type StyleRule = (sources: StyleSources, isUtility: (name: string) => boolean) => string[]

const root = join(import.meta.dirname, '../../packages/web/src')
const isModule = (path: string) => path.endsWith('.module.css')
const isGlobal = (path: string) => path.endsWith('.css') && !isModule(path)

export const readStyleSources = (): StyleSources =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.gen\.ts$|\.test\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )

export const globalStylesAreThoseOfUi: StyleRule = (sources) =>
  Object.keys(sources)
    .filter((path) => isGlobal(path) && !path.startsWith('ui/'))
    .map((path) => `${path} is global: call it ${path.replace(/css$/, 'module.css')}`)

/** A class of `ui` has its own rules in one stylesheet; others may only speak of it in a place of theirs. */
export const classesHaveOneHome: StyleRule = (sources) => {
  const homes = new Map<string, Set<string>>()
  for (const [path, text] of Object.entries(sources).filter(
    ([path]) => isGlobal(path) && !path.endsWith('forced-colors.css'),
  ))
    for (const selector of selectorsOf(text)) {
      const own = /^\.([\w-]+)$/.exec(selector)?.[1]
      if (own) homes.set(own, (homes.get(own) ?? new Set()).add(path))
    }
  return [...homes]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `.${name} is defined in ${[...paths].join(' and ')}`)
}

/** Their classes carry the name of the stylesheet in the page, so it is no class of `ui` either. */
export const stylesheetsHaveTheirOwnNames: StyleRule = (sources) => {
  const modules = Object.keys(sources).filter(isModule)
  const ofUi = new Set(
    Object.entries(sources).flatMap(([path, text]) => (isGlobal(path) ? [...localClasses(text)] : [])),
  )
  const first = new Map(modules.toReversed().map((path) => [basename(path), path]))
  const isOfUi = (path: string) => ofUi.has(basename(path, '.module.css'))
  return modules
    .filter((path) => first.get(basename(path)) !== path || isOfUi(path))
    .map((path) => `${path} has the name of ${isOfUi(path) ? 'a class of ui' : first.get(basename(path))}`)
}

/** What a component names stands in the stylesheet, and what stands there is named by some component. */
export const classesOfModulesAreThoseNamed: StyleRule = (sources) => {
  const named = new Map<string, Set<string>>()
  const unknown: string[] = []
  for (const [path, text] of Object.entries(sources).filter(([path]) => /\.tsx?$/.test(path)))
    for (const [, styles, specifier = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = posix.join(posix.dirname(path), specifier)
      const names = [...text.matchAll(new RegExp(`\\b${styles}\\b(?!\\s+from)(?:\\.(\\w+))?`, 'g'))].map(
        ([, name]) => name,
      )
      const classes = localClasses(sources[sheet] ?? '')
      for (const name of names) {
        if (name) named.set(sheet, (named.get(sheet) ?? new Set()).add(name))
        if (!name) unknown.push(`${path} uses ${styles} otherwise than ${styles}.name`)
        else if (!classes.has(name)) unknown.push(`${path} names ${styles}.${name}, which is not in ${sheet}`)
      }
    }
  const dead = Object.entries(sources)
    .filter(([path]) => isModule(path))
    .flatMap(([path, text]) =>
      [...localClasses(text)]
        .filter((name) => !named.get(path)?.has(name))
        .map((name) => `.${name} of ${path} is used nowhere`),
    )
  return [...unknown, ...dead]
}

export const classesOfUiAreUsed: StyleRule = (sources) => {
  const words = new Set(
    Object.entries(sources)
      .filter(([path]) => /\.tsx?$/.test(path))
      .flatMap(([, text]) => [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)])
      .flatMap(([, ...texts]) => texts.join(' ').split(/[\s${}]+/)),
  )
  return [...globalClasses(sources)].filter((name) => !words.has(name)).map((name) => `.${name} is used nowhere`)
}

export const classNamesExist: StyleRule = (sources, isUtility) => {
  const known = globalClasses(sources)
  return Object.entries(sources)
    .filter(([path]) => path.endsWith('.tsx'))
    .flatMap(([path, text]) =>
      [...new Set(classNamesIn(text))]
        .filter((name) => !known.has(name) && !isUtility(name))
        .map((name) => `${path} names the class ${name}, which nobody defines`),
    )
}

/** Every selector of a list apart, without what stands in strings and comments. */
function selectorsOf(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""')
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,\s*(?![^(]*\))/))
}

const classesIn = (selector: string) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)

const globalClasses = (sources: StyleSources) =>
  new Set(
    Object.entries(sources)
      .filter(([path]) => isGlobal(path))
      .flatMap(([, text]) => selectorsOf(text).flatMap(classesIn)),
  )

const localClasses = (css: string) =>
  new Set(selectorsOf(css).flatMap((selector) => classesIn(selector.replace(/:global\([^)]*\)/g, ''))))

/** The class names that stand as text in what a component draws, not those taken from a stylesheet. */
function classNamesIn(tsx: string): string[] {
  const values = [
    ...tsx.matchAll(/\b(?:className|buttonClass)=("[^"]*")/g),
    ...tsx.matchAll(/\b(?:className|buttonClass)=\{((?:[^{}]|\{[^{}]*\})*)\}/g),
    ...tsx.matchAll(/\bclassName: ('[^']*'|`[^`]*`)/g),
  ].map(([, value = '']) => value.replace(/\$\{[^}]*\}/g, ' ').replace(/===\s*'[^']*'/g, ''))
  return values
    .flatMap((value) => [...value.matchAll(/"([^"]*)"|'([^']*)'|`([^`]*)`/g)])
    .flatMap(([, ...texts]) => texts.join(' ').split(/\s+/))
    .filter(Boolean)
}
