import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseAst } from 'vitest/node'
import { type DomainDescription, descriptionIn, tablesDeclaredIn } from './descriptions.ts'
import { type TableUse, tablesUsedIn } from './sql.ts'
import { allNodes, isNode, type Node } from './tree.ts'

export interface SourceFile {
  /** From the project's root, with slashes. */
  path: string
  lines: number
  imports: Import[]
  /** What a calculation must be given: the time and chance. */
  impurities: string[]
  onlyReexports: boolean
  /** Attributes that limit what a field takes by a number written out. */
  literalLimits: string[]
  /** The time zone of Kyiv and the length of a day or an hour, written out. */
  literalTimes: string[]
  /** Tables that its statements name. */
  tables: TableUse[]
  /** Tables whose rows it declares. */
  declaredTables: string[]
  /** Of a `domain.ts`, what the domain says of itself. */
  description?: DomainDescription
}

export interface Import {
  /** As written. */
  specifier: string
  /** The path of a file of this repository, else the name of a package. */
  target: string
  typeOnly: boolean
  /** By `import()`: it comes when it is needed. */
  isLater: boolean
}

const root = join(import.meta.dirname, '../..')
const places = ['packages', 'scripts', 'e2e', 'bench']
const generated = /(^|\/)(node_modules|dist|\.tanstack|\.vite|screens)\/|\.gen\.ts$/

export function readSources(): SourceFile[] {
  const nested = places
    .filter((place) => existsSync(join(root, place)))
    .flatMap((place) =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)),
    )
  return [...readdirSync(root), ...nested]
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !generated.test(path))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}

export function parseSource(path: string, text: string): SourceFile {
  const program = parseAst(text, { lang: languageOf(path) }) as unknown as Node
  const nodes = [...allNodes(program)]
  const statements = program.body as Node[]
  const description = path.endsWith('/domain.ts') ? nodes.flatMap(descriptionIn)[0] : undefined
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: nodes.flatMap((node) => importOf(path, node)),
    impurities: nodes.flatMap(impurityOf),
    literalLimits: nodes.flatMap(literalLimitOf),
    literalTimes: nodes.flatMap(literalTimeOf),
    onlyReexports: statements.length > 0 && statements.every((node) => node.type.startsWith('Export') && node.source),
    tables: nodes.flatMap(tablesUsedIn),
    declaredTables: nodes.flatMap(tablesDeclaredIn),
    ...(description && { description }),
  }
}

const languageOf = (path: string) => (path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js')

const importing = /^(Import|ExportNamed|ExportAll)Declaration$|^ImportExpression$|^TSImportType$/

function importOf(path: string, node: Node): Import[] {
  if (!importing.test(node.type) || !isNode(node.source) || typeof node.source.value !== 'string') return []
  const specifier = node.source.value.replace(/\?.*$/, '')
  return [
    {
      specifier,
      target: targetOf(path, specifier),
      typeOnly: isTypeOnly(node),
      isLater: node.type === 'ImportExpression',
    },
  ]
}

function isTypeOnly({ type, importKind, exportKind, specifiers }: Node): boolean {
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return true
  const names = (specifiers ?? []) as Node[]
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type')
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(dirname(path), specifier)
  const [, name, inner] = /^@matchbol\/(\w+)\/(.+)$/.exec(specifier) ?? []
  if (name) return `packages/${name}/${['core', 'text'].includes(name) ? 'src/' : ''}${inner}.ts`
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
}

function literalLimitOf({ type, name, value }: Node): string[] {
  if (type !== 'JSXAttribute' || !isNode(name) || !isNode(value) || !/^(max|min)Length$/.test(String(name.name)))
    return []
  const inner = isNode(value.expression) ? value.expression : value
  return inner.type === 'Literal' ? [`${name.name}={${inner.value}}`] : []
}

const milliseconds = [3_600_000, 86_400_000]

function literalTimeOf({ type, value }: Node): string[] {
  if (type !== 'Literal' && type !== 'TemplateElement') return []
  const text = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value
  if (typeof text === 'string' && text.includes('Europe/Kyiv')) return ['Europe/Kyiv']
  return milliseconds.filter((it) => it === text).map(String)
}

function impurityOf(node: Node): string[] {
  const { type, callee, object, property } = node
  const called = isNode(callee) ? callee.name : undefined
  if (called === 'Date' && (type === 'CallExpression' || (node.arguments as Node[]).length === 0)) return ['new Date()']
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return []
  const member = `${object.name}.${property.name}`
  return member === 'Date.now' || member === 'Math.random' ? [member] : []
}
