/** A node of a parsed file, as ESTree has it. */
export interface Node {
  type: string
  [field: string]: unknown
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

export function* allNodes(node: Node): Generator<Node> {
  yield node
  for (const field of Object.values(node)) {
    for (const child of Array.isArray(field) ? field : [field]) if (isNode(child)) yield* allNodes(child)
  }
}

/** The text of a literal, or of a template that is one. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') return templateText(node)
  return undefined
}

/** A template with a question mark for whatever is put in. */
export const templateText = (template: Node): string =>
  listOf(template.quasis)
    .map(({ value }) => String(Object(value).cooked))
    .join('?')

export const nameOf = (node: unknown): string | undefined =>
  isNode(node) ? (typeof node.name === 'string' ? node.name : textOf(node)) : undefined

export const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
