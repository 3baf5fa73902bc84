import { useDataProvider } from "@refinedev/core"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import type { List, ListRow } from "./list-table"
import { type AskCsv, useCsv } from "./use-csv"

type Cells = Record<string, string | number>

/** A list without its own export call as a CSV file: all rows as they are filtered, read page by page. */
export function useRowsCsv<Row extends ListRow>(
  name: string,
  {
    resource,
    address,
    filters,
    sorters,
    total,
  }: Pick<List<Row>, "resource" | "address" | "filters" | "sorters" | "total">,
  cells: (row: Row) => Cells,
) {
  const { getList } = useDataProvider()()
  const read: AskCsv = async (soFar) => {
    const pageSize = address.maxPageSize
    const pages = Math.min(address.maxPage, Math.ceil(Math.min(total, LIST_EXPORT.pagedRows) / pageSize))
    const rows: Row[] = []
    for (let currentPage = 1; currentPage <= pages; currentPage++) {
      rows.push(...(await getList<Row>({ resource, filters, sorters, pagination: { currentPage, pageSize } })).data)
      soFar(rows.length)
    }
    const { csvOf } = await import("./csv")
    return new Blob(["\uFEFF", csvOf(rows.map(cells))], { type: "text/csv" })
  }
  return useCsv(name, total, read, LIST_EXPORT.pagedRows)
}
