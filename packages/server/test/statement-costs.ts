import { MOST_NAMED } from '@matchbol/core/shared/limits'
import { Client, type Pool, type PoolClient } from 'pg'
import { forShortQueries } from '../src/platform/db/postgres.ts'

/** One statement as it was sent. */
interface Statement {
  text: string
  values: readonly unknown[]
}

export interface ReadCost {
  statements: number
  /** Rows that the plans of all of them fetched from tables and indexes, those included that a condition then left out. */
  rows: number
  /** Pages of 8 KB that they touched. */
  blocks: number
  /** What no growing table can bear: a scan of it from end to end, or a sort over many of its rows. */
  sins: string[]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Join Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Sort Key'?: string[]
  Plans?: PlanNode[]
}

const GAMES_OF_A_PAGE = 20
/**
 * Who scans or sorts more rows than this at a time does not look for what a page shows: at most the newest games of each of those who bear
 * a name, one more than a page of each.
 */
const MANY_ROWS = MOST_NAMED * (GAMES_OF_A_PAGE + 1)

/** Counts what the database is asked on connections of this pool: nothing but the fixture's own questions is left out. */
export function statementCosts(pool: Pool) {
  let heard: Statement[] | undefined
  const wiretapped = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (wiretapped.has(client)) return
    wiretapped.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const statement = statementOf(args)
      if (statement) heard?.push(statement)
      return query(...args)
    }) as typeof client.query
  })
  return {
    /** Does the work, then has each of its reading statements explained. */
    of: async (work: () => Promise<unknown>): Promise<ReadCost> => {
      heard = []
      await work()
      const statements = heard
      heard = undefined
      return explainAll(pool, statements)
    },
  }
}

function statementOf([first, second]: unknown[]): Statement | undefined {
  const { text, values } = typeof first === 'string' ? { text: first, values: second } : Object(first)
  const isWork = typeof text === 'string' && !/^\s*(begin|commit|rollback|set|savepoint|release|start)\b/i.test(text)
  return isWork ? { text, values: Array.isArray(values) ? values : [] } : undefined
}

async function explainAll(pool: Pool, statements: readonly Statement[]): Promise<ReadCost> {
  const client = new Client(pool.options)
  await client.connect()
  await client.query(forShortQueries)
  await client.query('set enable_seqscan = off') // a small table would be scanned where a large one is not
  await client.query('set max_parallel_workers_per_gather = 0')
  const cost: ReadCost = { statements: statements.length, rows: 0, blocks: 0, sins: [] }
  for (const { text, values } of statements) {
    if (!/^\s*(select|with)\b/i.test(text)) continue
    const plan = await explain(client, text, values)
    cost.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    for (const node of nodesOf(plan)) {
      if (node['Relation Name']) cost.rows += rowsRead(node)
      const sin = sinOf(node)
      if (sin) cost.sins.push(sin)
    }
  }
  await client.end()
  return cost
}

/** It is done for real, so that rows are counted and not guessed, and then undone. */
async function explain(client: Client, text: string, values: readonly unknown[]): Promise<PlanNode> {
  await client.query('begin')
  const { rows } = await client.query(`explain (analyze, buffers, timing off, format json) ${text}`, [...values])
  await client.query('rollback')
  return rows[0]['QUERY PLAN'][0].Plan
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const rowsRead = (node: PlanNode) => rowsAtATime(node) * node['Actual Loops']

const rowsAtATime = (node: PlanNode) =>
  node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)

function sinOf(node: PlanNode): string | undefined {
  const kind = node['Node Type']
  if (kind === 'Seq Scan' && rowsAtATime(node) > MANY_ROWS)
    return `scans ${rowsAtATime(node)} rows of ${node['Relation Name']}`
  const sorted = node.Plans?.[0]?.['Actual Rows'] ?? 0
  if (kind.endsWith('Sort') && sorted > MANY_ROWS) return `sorts ${sorted} rows by ${node['Sort Key']?.join(', ')}`
  return undefined
}
