import { Table } from "antd"
import type { ColumnType, TableProps } from "antd/es/table"
import type { MouseEvent, ReactNode } from "react"
import { useSay } from "../words/language"
import type { Column } from "./columns"
import { Bar } from "./skeleton"
import style from "./rows.module.css"

type Props<Row> = {
  /** What the table holds, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Opens a row by a click anywhere on it; the first cell must contain the link that keyboards use. */
  onOpen?: (row: Row) => void
  isFresh?: (row: Row) => boolean
  /** Old rows are dimmed while new ones load. */
  stale?: boolean
  /** Narrower rows. */
  dense?: boolean
  /** The header stays below the shell's while the page scrolls. */
  sticky?: boolean
  /** The direction of a column that can be sorted, or null; absent for other columns. */
  sorting?: (column: string) => "ascend" | "descend" | null | undefined
} & Pick<TableProps<Row>, "rowSelection" | "sortDirections" | "onChange">

/** antd's table in our look; pages and filters stand outside of it. */
export function Rows<Row extends { _id: string }>(props: Props<Row>) {
  const { caption, columns, rows, onOpen, isFresh, stale, dense, sticky, sorting, ...table } = props
  const open = (row: Row) => (event: MouseEvent) => {
    // A link or tick box inside works by itself, and selecting text is not a click.
    if ((event.target as HTMLElement).closest("a, button, label") || window.getSelection()?.toString()) return
    onOpen?.(row)
  }
  return (
    <Table<Row>
      {...table}
      className={style.table}
      rootClassName={sticky ? style.sticky : undefined}
      rowKey="_id"
      size={dense ? "small" : "middle"}
      aria-label={caption}
      aria-busy={stale}
      data-stale={stale}
      columns={columns.map((column) => columnOf(column, sorting?.(column.key)))}
      dataSource={rows}
      pagination={false}
      showSorterTooltip={false}
      rowClassName={(row) => (isFresh?.(row) ? style.fresh! : "")}
      onRow={(row) => ({ onClick: open(row), className: onOpen && style.opens })}
    />
  )
}

const columnOf = <Row,>(
  { key, title, end, lesser, width, cell }: Column<Row>,
  sortOrder: ReturnType<NonNullable<Props<Row>["sorting"]>>,
): ColumnType<Row> => ({
  key,
  // Refine takes the order's column from here.
  dataIndex: key,
  title,
  width,
  align: end ? "end" : undefined,
  responsive: lesser ? ["xl"] : undefined,
  render: (_, row): ReactNode => cell(row),
  ...(sortOrder !== undefined && { sorter: true, sortOrder }),
})

/** The table's placeholder while its first rows load. */
export function RowsSkeleton<Row>({ columns, rows = 8 }: { columns: readonly Column<Row>[]; rows?: number }) {
  const say = useSay()
  const blank = (place: number): Column<{ _id: string; row: number }>["cell"] =>
    function Blank({ row }) {
      return <Bar width={`${45 + ((row * 17 + place * 29) % 45)}%`} height={13} />
    }
  return (
    <div role="status" aria-label={say("state.loading")}>
      <div aria-hidden="true">
        <Rows
          caption={say("state.loading")}
          columns={columns.map(({ cell: _, ...column }, place) => ({ ...column, cell: blank(place) }))}
          rows={Array.from({ length: rows }, (_, row) => ({ _id: String(row), row }))}
        />
      </div>
    </div>
  )
}
