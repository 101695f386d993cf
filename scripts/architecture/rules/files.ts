import { isTest, type Rule } from '../rule.ts'

const longest = 250 // lines

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
