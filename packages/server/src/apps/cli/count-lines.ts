import type { RowCounts } from '../../platform/backup/backup-format.ts'

/** What a backup holds, tables with rows only. */
export const countLines = (title: string, rows: RowCounts): string[] => [
  title,
  ...Object.entries(rows)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `  ${table.padEnd(18)} ${count.toLocaleString('en').padStart(11)}`),
]
