import { isNode, listOf, type Node, nameOf, templateText, textOf } from './tree.ts'

export interface TableUse {
  table: string
  isWrite: boolean
}

const reading = /^(selectFrom|from|using|(inner|left|right|full|cross)Join(Lateral)?)$/
const writing = /^(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)$/

/** The tables that a call of the query builder or a piece of SQL names; whether they are tables at all is not known here. */
export function tablesUsedIn(node: Node): TableUse[] {
  if (node.type === 'CallExpression') return tablesOfCall(node)
  return node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql' ? tablesOfSql(node.quasi) : []
}

function tablesOfCall({ callee, arguments: given }: Node): TableUse[] {
  const verb = nameOf(isNode(callee) && callee.type === 'MemberExpression' ? callee.property : callee) ?? ''
  const isWrite = writing.test(verb)
  if (!isWrite && !reading.test(verb)) return []
  const [first] = listOf(given)
  const named = first?.type === 'ArrayExpression' ? listOf(first.elements) : [first]
  return named.flatMap((argument) => {
    const table = textOf(argument)?.split(' ')[0]
    return table ? [{ table, isWrite }] : []
  })
}

const inSql = /\b(insert\s+into|update|delete\s+from|from|join)\s+"?(\w+)/gi

const tablesOfSql = (quasi: unknown): TableUse[] =>
  isNode(quasi)
    ? [...templateText(quasi).matchAll(inSql)].map(([, verb = '', table = '']) => ({
        table,
        isWrite: !/^(from|join)$/i.test(verb),
      }))
    : []
