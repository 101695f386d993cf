import { type ColumnDef, flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table'
import { EmptyState } from '../ui/data/empty-state.tsx'

interface Props<Row> {
  rows: Row[]
  columns: ColumnDef<Row>[]
  /** One sentence where there are no rows. */
  empty: string
}

/** A table of the panel; on a phone each row is a card whose cells stand one under another, each with its heading. */
export function DataTable<Row extends { id: number }>({ rows, columns, empty }: Props<Row>) {
  const table = useReactTable({
    data: rows,
    columns,
    getCoreRowModel: getCoreRowModel(),
    getRowId: ({ id }) => String(id),
  })
  if (rows.length === 0) return <EmptyState text={empty} />
  return (
    <table className="block w-full md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map(({ id, column, getContext }) => (
              <th key={id} scope="col" className="h-11 px-5 text-left text-xs font-semibold text-muted">
                {flexRender(column.columnDef.header, getContext())}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody className="block md:table-row-group">
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className="block border-t border-border px-4 py-3 md:table-row md:p-0">
            {row.getVisibleCells().map(({ id, column, getContext }) => (
              <td
                key={id}
                className="flex min-h-11 items-center justify-between gap-4 md:table-cell md:h-15 md:px-5 md:align-middle"
              >
                <span className="text-xs text-muted md:hidden" aria-hidden="true">
                  {typeof column.columnDef.header === 'string' && column.columnDef.header}
                </span>
                {flexRender(column.columnDef.cell, getContext())}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
