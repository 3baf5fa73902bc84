import { type BaseRecord, type CrudSorting, useTable } from "@refinedev/core"
import { keepPreviousData } from "@tanstack/react-query"
import type { TableProps } from "antd"
import type { ColumnType } from "antd/es/table"
import { useEffect, useMemo, useState } from "react"
import { useHref, useLocation, useNavigate } from "react-router"
import type { Failure } from "../../providers/failure"
import {
  type Change,
  changedFilters,
  type ListAddress,
  type ListState,
  readAddress,
  sortersOf,
  type SortOf,
  sortWord,
  valuesOf,
  writeAddress,
} from "../../providers/list-address"
import { shopNow } from "../../providers/shop-clock"
import { useSay } from "../../words/language"
import { useCards, useNarrow } from "../use-narrow"
import { useSideways } from "./table-props"
import type { ListWords } from "./list-words"
import { NoRows } from "./no-rows"
import { rememberOpened } from "../last-opened"
import { useChosen } from "./use-chosen"
import { useListKeys } from "./use-list-keys"
import { useView } from "./use-view"
import style from "./list.module.css"

export type ListRow = BaseRecord & { _id: string }

type Options<Row extends ListRow, Address extends ListAddress> = {
  resource: string
  address: Address
  words: ListWords
  /** antd's columns, each with a `key`; absent where the rows are not a table. */
  columns?: readonly ColumnType<Row>[]
  /** The page that a click on a row opens; its first column has a `RowLink` to it. */
  open?: (row: Row) => string
  /** A row's name. With it, rows can be ticked, and stay ticked from page to page. */
  tick?: (row: Row) => string
  /** When a row was created: rows newer than the list's opening are marked as new. */
  cameAt?: (row: Row) => string
  /** Low rows, until a person chooses others. */
  dense?: boolean
}

const SIZES = [25, 50, 100] as const
const withoutLetters = (text: string) => {
  const params = new URLSearchParams(text)
  params.delete("search")
  params.delete("page")
  return params.toString()
}

/**
 * Refine's `useTable`, driven by the address: filters, order and page are read (`readAddress`) and changed there, so
 * that Back, links and saved views work by themselves. `tableProps` are antd's, for `<Table {...tableProps} />`.
 */
export function useListTable<Row extends ListRow, Address extends ListAddress>(options: Options<Row, Address>) {
  const { resource, address, words, columns = [], open, tick, cameAt, dense = false } = options
  const say = useSay()
  const navigate = useNavigate()
  const [narrow, cards] = [useNarrow(), useCards()]
  const { pathname, search: text } = useLocation()
  const place = useHref(pathname)
  const asked = useMemo(() => readAddress(address, text), [address, text])
  const { filters, sorters, currentPage, pageSize } = asked
  const table = useTable<Row, Failure>({
    resource,
    syncWithLocation: false,
    pagination: { currentPage, pageSize },
    filters: { initial: filters },
    sorters: { initial: sorters },
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const { setFilters, setSorters, setCurrentPage, setPageSize, tableQuery } = table
  useEffect(() => {
    setFilters(filters, "replace")
    setSorters(sorters)
    setCurrentPage(currentPage)
    setPageSize(pageSize)
  }, [filters, sorters, currentPage, pageSize, setFilters, setSorters, setCurrentPage, setPageSize])

  /** Navigates to the list with a change. Each filter is a step for Back; the letters of a search are not. */
  const go = (change: (now: ListState) => Partial<ListState>, replace = false) => {
    // The browser's own address: a late rendering would undo newer choices.
    const { pathname: at, search: here } = window.location
    // A link has just been followed: a change that settles now must not pull the user back.
    if (at !== place) return
    const now = readAddress(address, here)
    const next = writeAddress(address, { ...now, currentPage: 1, ...change(now) })
    if (next === here) return
    const searched = (address: string) => new URLSearchParams(address).get("search")
    const letters = withoutLetters(next) === withoutLetters(here) && searched(next) !== searched(here)
    void navigate({ search: next }, { replace: replace || letters, preventScrollReset: true })
  }
  const narrowTo = (change: Record<string, unknown>) => go((now) => ({ filters: changedFilters(now.filters, change) }))

  const reply = tableQuery.data as { data: Row[]; total: number; counts?: Record<string, number> } | undefined
  const rows = reply?.data
  const total = reply?.total ?? 0
  const stale = tableQuery.isPlaceholderData
  const error = tableQuery.error
  const retry = () => void tableQuery.refetch()
  const clear = () => go(() => ({ filters: [] }))

  // The last row of page 7 may be gone; then the last page is shown, not an empty one.
  const lastPage = Math.max(1, table.pageCount)
  useEffect(() => {
    if (rows?.length === 0 && currentPage > lastPage && !stale) go(() => ({ currentPage: lastPage }), true)
  })

  const [view, setView] = useView(resource, dense)
  const chosen = useChosen({ rows, page: currentPage, stale, filtered: JSON.stringify(filters) })
  const frame = useListKeys(tick && chosen)
  const [openedAt] = useState(() => new Date(shopNow()).toISOString())
  const shown = columns.filter(({ key }) => !view.hidden.includes(String(key)))
  // A third click resets the order only where the default is not one of the headings'.
  const usualHasColumn = Object.values(address.sorts).some((both) => both.includes(address.usual))
  const sortOrderOf = (key: unknown) => {
    const order = sorters.find(({ field }) => field === key)?.order
    return order ? (`${order}end` as const) : null
  }

  const empty = (
    <NoRows words={words} rows={rows} error={error} retry={retry} clear={clear} isFiltered={filters.length > 0} />
  )
  const goTo = (page: number, size: number) => {
    go(() => (size === pageSize ? { currentPage: page } : { pageSize: size }))
    window.scrollTo({ top: 0 })
  }
  const tableProps: TableProps<Row> = {
    className: style.table,
    rowKey: "_id",
    size: view.dense && !cards ? "small" : "middle",
    scroll: useSideways(),
    ...({ "aria-label": words.title, "aria-busy": stale } as object),
    columns: shown.map((column) =>
      Object.hasOwn(address.sorts, String(column.key))
        ? { ...column, sorter: true, sortOrder: sortOrderOf(column.key) }
        : column,
    ),
    dataSource: rows,
    showSorterTooltip: false,
    sortDirections: usualHasColumn ? ["ascend", "descend", "ascend"] : ["ascend", "descend"],
    locale: { emptyText: empty },
    rowClassName: (row) => (cameAt && cameAt(row) > openedAt ? (style.fresh ?? "") : ""),
    onRow: (row) => ({
      className: open && style.opens,
      onClick: ({ target }) => {
        // A link or tick box inside works by itself, and selecting text is not a click.
        if (!open || (target as HTMLElement).closest("a, button, label") || window.getSelection()?.toString()) return
        rememberOpened(row._id)
        void navigate(open(row), { state: { from: text } })
      },
    }),
    rowSelection: tick && {
      selectedRowKeys: chosen.ids,
      onChange: (now) => chosen.chooseHere(now.map(String)),
      columnWidth: 44,
      columnTitle: cards
        ? (box) => (
            <label className={style.tickAll}>
              {box}
              {say("list.choose-all")}
            </label>
          )
        : undefined,
      getCheckboxProps: (row) => ({ "aria-label": say("list.choose", { name: tick(row) }) }) as object,
    },
    onChange: (page, _, sorter, { action }) => {
      if (action === "sort") {
        const [by] = [sorter].flat()
        const order = by?.order === "ascend" ? "asc" : "desc"
        go(() => ({ sorters: by?.order ? [{ field: String(by.columnKey), order }] : [] }))
      }
      if (action === "paginate") goTo(page.current ?? 1, page.pageSize ?? address.pageSize)
    },
    pagination: address.maxPage > 1 &&
      total > 0 && {
        current: currentPage,
        pageSize,
        total,
        size: "default",
        simple: narrow && { readOnly: true },
        position: ["bottomRight"],
        pageSizeOptions: SIZES.filter((size) => size <= address.maxPageSize),
        showSizeChanger: address.maxPageSize > SIZES[0] && { "aria-label": say("list.page-size") },
        showTotal: (all, [from, to]) => say("list.range", { from, to, all }),
      },
  }
  return {
    resource,
    address,
    words,
    tableProps,
    empty,
    goTo,
    columns,
    view,
    setView,
    chosen,
    frame,
    tick,
    rows,
    total,
    stale,
    error,
    retry,
    /** Rows by status under the same search, where the call returns them. */
    counts: reply?.counts ?? null,
    reply: tableQuery.data as unknown,
    /** This list in the address, from the question mark on. */
    from: writeAddress(address, asked),
    values: valuesOf(address, filters),
    sort: sortWord(address, sorters) as SortOf<Address>,
    filters,
    sorters,
    isFiltered: filters.length > 0,
    /** Changes some filters; `undefined` removes one. */
    filter: (change: Change<Address>) => narrowTo(change as Record<string, unknown>),
    find: (search: string) => narrowTo({ search }),
    /** Sets the order by the call's word for it, and filters with it. */
    order: (word: SortOf<Address>, change: Change<Address> = {}) =>
      go((now) => ({ sorters: sortersOf(address, word), filters: changedFilters(now.filters, change) })),
    sortBy: (by: CrudSorting) => go(() => ({ sorters: by })),
    clear,
  }
}

export type List<Row extends ListRow, Address extends ListAddress = ListAddress> = ReturnType<
  typeof useListTable<Row, Address>
>

/** A column's name, for lists of columns. */
export type Heading = { key?: unknown; title?: unknown }
/** Any list, for components around its rows that do not know the row type. */
export type AnyList = Omit<List<ListRow>, "filter" | "order" | "tick" | "tableProps" | "columns"> & {
  columns: readonly Heading[]
}
