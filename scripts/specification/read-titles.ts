import { parseAst } from 'vitest/node'

/** The titles of a test file, each behind those of the groups that it stands in. */
export type Titles = string[][]

interface Node {
  type: string
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

export function testTitles(file: string, source: string): Titles {
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  return titlesUnder(parseAst(source, { lang }) as unknown as Node, [])
}

function titlesUnder(node: Node, groups: string[]): Titles {
  const title = titleOf(node)
  const within = title === undefined ? groups : [...groups, title]
  const own = title === undefined ? [] : [within]
  const children = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
  return [...own, ...children.flatMap((child) => titlesUnder(child, within))]
}

/** The title, where this is `it('…', …)`, `test.describe('…', …)` or `it.each(…)('…', …)`; what is filled in is `…`. */
function titleOf({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== 'CallExpression' || !isNode(callee) || !['it', 'test', 'describe'].includes(rootName(callee)))
    return undefined
  const [first] = given as unknown[]
  if (!isNode(first)) return undefined
  if (first.type === 'Literal' && typeof first.value === 'string') return first.value
  if (first.type !== 'TemplateLiteral') return undefined
  return (first.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}

function rootName(node: Node): string {
  const inner = [node.object, node.callee].find(isNode)
  return inner ? rootName(inner) : String(node.name ?? '')
}
