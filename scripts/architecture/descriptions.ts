import { isNode, listOf, type Node, nameOf, textOf } from './tree.ts'

/** What a `domain.ts` says, as far as the checks need it. */
export interface DomainDescription {
  name: string
  uses: string[]
  tables: string[]
  reads: string[]
}

/** The object of a `const …: Domain = { … }`. */
export function descriptionIn(node: Node): DomainDescription[] {
  if (node.type !== 'VariableDeclarator' || !isNode(node.init) || node.init.type !== 'ObjectExpression') return []
  const values = new Map(listOf(node.init.properties).map(({ key, value }) => [nameOf(key), value]))
  const texts = (name: string) => {
    const list = values.get(name)
    return isNode(list) ? listOf(list.elements).flatMap((element) => textOf(element) ?? []) : []
  }
  const tables = values.get('tables')
  return [
    {
      name: textOf(values.get('name')) ?? '',
      uses: texts('uses'),
      tables: isNode(tables) ? listOf(tables.properties).flatMap(({ key }) => nameOf(key) ?? []) : [],
      reads: texts('reads'),
    },
  ]
}

/** The tables of an `interface Tables { … }`. */
export function tablesDeclaredIn(node: Node): string[] {
  if (node.type !== 'TSInterfaceDeclaration' || nameOf(node.id) !== 'Tables' || !isNode(node.body)) return []
  return listOf(node.body.body).flatMap(({ key }) => nameOf(key) ?? [])
}
