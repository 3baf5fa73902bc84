import { useTable } from "@refinedev/antd"
import type { BaseRecord, HttpError } from "@refinedev/core"
import { keepPreviousData } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import { useHref, useLocation, useNavigationType } from "react-router"
import {
  type Change,
  changedFilters,
  type ListAddress,
  readAddress,
  sortersOf,
  type SortOf,
  sortWord,
  valuesOf,
  writeAddress,
} from "../../providers/list-address"
import { isWrittenByList } from "../../providers/router"

export type ListRow = BaseRecord & { _id: string }

/** Refine's table of a resource, its filters, order and page in the address; live, and old rows stay while new ones load. */
export function useListTable<Row extends ListRow, Address extends ListAddress>(resource: string, address: Address) {
  const table = useTable<Row, HttpError>({
    resource,
    syncWithLocation: true,
    pagination: { pageSize: address.pageSize },
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const { tableQuery, filters, sorters, currentPage, setFilters, setSorters, setCurrentPage, setPageSize } = table
  const reply = tableQuery.data as { data: Row[]; total: number; counts?: Record<string, number> } | undefined
  const rows = reply?.data
  const stale = tableQuery.isPlaceholderData
  const from = writeAddress(address, table)

  // Refine reads the address once. Back, and links to this same list, change it under the table.
  const { pathname, search } = useLocation()
  const place = useHref(pathname)
  const kind = useNavigationType()
  const follow = useEffectEvent(() => {
    // The browser's own address: one that was rendered late would take back what has been chosen since.
    const { pathname: at, search: text } = window.location
    if (at !== place || (kind !== "POP" && isWrittenByList(text))) return
    const asked = readAddress(address, text)
    if (writeAddress(address, asked) === from) return
    setFilters(asked.filters, "replace")
    setSorters(asked.sorters)
    setCurrentPage(asked.currentPage)
    setPageSize(asked.pageSize)
  })
  // Only a new address may change the table; the table's own changes reach the address by themselves.
  useEffect(() => follow(), [search])

  // The last row of page 7 may be gone; then the last page is shown, not an empty one.
  const pages = Math.max(1, table.pageCount)
  useEffect(() => {
    if (rows?.length === 0 && currentPage > 1 && !stale) setCurrentPage(pages)
  }, [rows, currentPage, pages, stale, setCurrentPage])

  /** A changed list starts at its first page. */
  const narrow = (change: Record<string, unknown>) => {
    setFilters((now) => changedFilters(now, change))
    setCurrentPage(1)
  }
  return {
    table,
    rows,
    stale,
    from,
    total: reply?.total ?? 0,
    /** Rows by status under the same search, where the call tells them. */
    counts: reply?.counts ?? null,
    values: valuesOf(address, filters),
    sort: sortWord(address, sorters) as SortOf<Address>,
    isFiltered: filters.length > 0,
    error: tableQuery.error as Error | null,
    retry: () => void tableQuery.refetch(),
    /** Changes some filters; `undefined` takes one away. */
    filter: (change: Change<Address>) => narrow(change as Record<string, unknown>),
    search: (filters.find((one) => "field" in one && one.field === "search")?.value ?? "") as string,
    find: (search: string) => narrow({ search }),
    /** Sets the order by the call's word for it. */
    order: (word: SortOf<Address>) => {
      setSorters(sortersOf(address, word))
      setCurrentPage(1)
    },
    clear: () => {
      setFilters([], "replace")
      setCurrentPage(1)
    },
  }
}

export type List<Row extends ListRow, Address extends ListAddress> = ReturnType<typeof useListTable<Row, Address>>
