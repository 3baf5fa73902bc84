import { Pagination } from "antd"
import type { ReactNode } from "react"
import type { List, ListRow } from "./list-table"

type Props<Row extends ListRow> = {
  list: Pick<List<Row>, "rows" | "empty" | "tableProps" | "goTo">
  children: (rows: readonly Row[]) => ReactNode
}

/** The rows of a list that is not a table: a sortable list, a board. */
export function ListRows<Row extends ListRow>({ list: { rows, empty, tableProps, goTo }, children }: Props<Row>) {
  if (!rows?.length) return empty
  return (
    <>
      {children(rows)}
      {tableProps.pagination && <Pagination {...tableProps.pagination} align="end" onChange={goTo} />}
    </>
  )
}
