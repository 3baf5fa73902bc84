import type { MouseEvent } from "react"
import type { Column } from "./columns"
import { Bar } from "./skeleton"
import style from "./rows.module.css"

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Opening a row by a click anywhere on it; the first cell must hold the link that keyboards use. */
  onOpen?: (row: Row) => void
  isFresh?: (row: Row) => boolean
  /** Old rows stand dimmed while new ones are on the way. */
  stale?: boolean
}

/** A dense table. `data-row` marks each row's link for the keys j and k. */
export function Rows<Row extends { _id: string }>({ caption, columns, rows, onOpen, isFresh, stale }: Props<Row>) {
  const open = (row: Row) => (event: MouseEvent) => {
    // A link inside does its own work, and selecting text is not a click.
    if ((event.target as HTMLElement).closest("a, button") || window.getSelection()?.toString()) return
    onOpen?.(row)
  }
  return (
    <table className={style.table} data-stale={stale} aria-busy={stale}>
      <caption className="unseen">{caption}</caption>
      <Head columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row._id} onClick={open(row)} data-opens={Boolean(onOpen)} data-fresh={isFresh?.(row)}>
            {columns.map(({ key, end, lesser, cell }) => (
              <td key={key} data-end={end} data-lesser={lesser}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Head = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <thead>
    <tr>
      {columns.map(({ key, title, end, lesser, width }) => (
        <th key={key} scope="col" data-end={end} data-lesser={lesser} style={{ width }}>
          {title}
        </th>
      ))}
    </tr>
  </thead>
)

/** The table's outline while its first rows are on the way. */
export function RowsSkeleton<Row>({ columns, rows = 8 }: { columns: readonly Column<Row>[]; rows?: number }) {
  return (
    <div role="status" aria-label="Loading">
      <table className={style.table} aria-hidden="true">
        <Head columns={columns} />
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map(({ key, end, lesser }, place) => (
                <td key={key} data-end={end} data-lesser={lesser}>
                  <Bar width={`${45 + ((row * 17 + place * 29) % 45)}%`} height={13} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
