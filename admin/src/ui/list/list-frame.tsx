import { Checkbox } from "antd"
import type { ReactNode } from "react"
import { useNavigate } from "react-router"
import type { ListAddress } from "../../providers/list-address"
import type { Column } from "../columns"
import { ErrorState } from "../error-state"
import { rememberOpened, useRowFocus } from "../last-opened"
import { LiveSearch } from "../live-search"
import { OutOfDate } from "../out-of-date"
import { Pager } from "../pager"
import { Rows, RowsSkeleton } from "../rows"
import { Bar } from "../skeleton"
import { useCards } from "../use-narrow"
import { useTitle } from "../use-title"
import { type BulkAction, BulkBar, type BulkLink } from "./bulk-bar"
import { ListContext } from "./list-context"
import { ListKeys } from "./list-keys"
import { Nothing } from "./nothing"
import { SortChoice } from "./sort-choice"
import { useChosen } from "./use-chosen"
import { useFresh } from "./use-fresh"
import { useListKeys } from "./use-list-keys"
import { type List, type ListRow, useListTable } from "./use-list-table"
import { useView } from "./use-view"
import { ViewMenu } from "./view-menu"
import { useSay } from "../../words/language"
import style from "../list.module.css"

const SIZES = [25, 50, 100]

type Props<Row extends ListRow, Address extends ListAddress> = {
  resource: string
  address: Address
  title: string
  things: readonly [one: string, many: string]
  pathOf: (row: Row) => string
  nameOf: (row: Row) => string
  search: { placeholder: string; maxLength: number; finds: string }
  /** Shown where there is nothing at all yet. */
  none: string
  /** Buttons beside the title. */
  actions?: (list: List<Row, Address>) => ReactNode
  filters?: (list: List<Row, Address>) => ReactNode
  bulk?: readonly BulkAction<Row>[]
  bulkLinks?: readonly BulkLink<Row>[]
  /** What takes all ticked rows at once. */
  bulkTools?: (rows: readonly Row[]) => ReactNode
  /** When a row came, for lists in which new ones are shown as such. */
  cameAt?: (row: Row) => string
  /** Shown below the rows, in place of the keys; false for nothing. */
  hint?: string | false
  /** Below everything, also where no row is found: what is changed and not saved yet. */
  foot?: (list: List<Row, Address>) => ReactNode
} & (
  | {
      /** The first column names the row and holds its `RowLink`. */
      columns: readonly Column<Row>[]
      /** A row on a phone, with its `RowLink`. */
      card: (row: Row) => ReactNode
      whole?: undefined
      frameless?: undefined
    }
  | {
      /** Draws all rows itself, where they are no table: an order to drag them into, say. */
      whole: (rows: Row[], list: List<Row, Address>) => ReactNode
      /** Its parts have frames of their own. */
      frameless?: true
      columns?: undefined
      card?: undefined
    }
)

/** The one frame of all lists: a list is its columns, its filters and its actions. */
export function ListFrame<Row extends ListRow, Address extends ListAddress>(props: Props<Row, Address>) {
  const {
    resource,
    address,
    title,
    things,
    columns = [],
    pathOf,
    nameOf,
    card,
    whole,
    bulk = [],
    bulkLinks = [],
  } = props
  useTitle(title)
  const say = useSay()
  const navigate = useNavigate()
  const cards = useCards()
  const list = useListTable<Row, Address>(resource, address)
  const { table, rows, stale, error, from, total } = list
  const isFresh = useFresh(rows, props.cameAt)
  const focus = useRowFocus(rows?.map(({ _id }) => _id))
  const [view, setView] = useView(resource)
  // A third click takes the order away only where that leads to one that no heading has.
  const usualHasColumn = Object.values(address.sorts).some((words) => words.includes(address.usual))
  const mayChoose = bulk.length > 0
  const filtered = JSON.stringify(table.filters)
  const { chosen, ids, elsewhere, allHere, ...ticks } = useChosen({ rows, page: table.currentPage, stale, filtered })
  const keys = useListKeys(mayChoose ? ticks : undefined)
  const shown = columns.filter(({ key }) => !view.hidden.includes(key))

  const body = () => {
    if (!rows)
      return error ? (
        <ErrorState error={error} onRetry={list.retry} />
      ) : whole ? (
        <div role="status" aria-label="Loading" className={style.loading}>
          <Bar height={180} />
          <Bar height={180} />
        </div>
      ) : (
        <RowsSkeleton columns={cards ? shown.slice(0, 2) : shown} />
      )
    if (rows.length === 0) return <Nothing {...props} isFiltered={list.isFiltered} onClear={list.clear} />
    if (whole) return whole(rows, list)
    if (cards)
      return (
        <>
          {mayChoose && (
            <Checkbox className={style.tickAll} checked={allHere} onChange={ticks.tickAll}>
              {say("list.choose-all")}
            </Checkbox>
          )}
          <ul className={style.cards} data-stale={stale}>
            {rows.map((row) => (
              <li key={row._id} className={style.card} data-fresh={isFresh(row)} data-ticks={mayChoose}>
                {mayChoose && (
                  <Checkbox
                    className={style.tick}
                    checked={ids.includes(row._id)}
                    onChange={() => ticks.tick(row._id)}
                    aria-label={say("list.choose", { name: nameOf(row) })}
                  />
                )}
                {card?.(row)}
              </li>
            ))}
          </ul>
        </>
      )
    return (
      <Rows
        caption={title}
        columns={shown}
        rows={rows}
        isFresh={isFresh}
        stale={stale}
        dense={view.dense}
        sticky
        onOpen={(row) => {
          rememberOpened(row._id)
          void navigate(pathOf(row), { state: { from } })
        }}
        sorting={(column) => {
          if (!Object.hasOwn(address.sorts, column)) return undefined
          const order = table.sorters.find(({ field }) => field === column)?.order
          return order ? `${order}end` : null
        }}
        sortDirections={usualHasColumn ? ["ascend", "descend", "ascend"] : ["ascend", "descend"]}
        onChange={(page, filtered, sorter, extra) => {
          table.tableProps.onChange?.({ ...page, current: 1, pageSize: table.pageSize }, filtered, sorter, extra)
        }}
        rowSelection={
          mayChoose
            ? {
                selectedRowKeys: ids,
                onChange: (now) => ticks.chooseHere(now.map(String)),
                columnWidth: 44,
                getCheckboxProps: (row) => ({ "aria-label": say("list.choose", { name: nameOf(row) }) }) as object,
              }
            : undefined
        }
      />
    )
  }

  return (
    <ListContext value={from}>
      <div className={style.page} data-choosing={chosen.length > 0}>
        <div className={style.top}>
          <h1>{title}</h1>
          <LiveSearch
            label={say("list.search", { things: things[1] })}
            placeholder={props.search.placeholder}
            maxLength={props.search.maxLength}
            value={list.search}
            onSearch={list.find}
          />
          {props.actions?.(list)}
          {cards && !whole && (
            <SortChoice
              address={address}
              columns={columns}
              sorters={table.sorters}
              onSort={(sorters) => {
                table.setSorters(sorters)
                table.setCurrentPage(1)
              }}
            />
          )}
          {!cards && !whole && <ViewMenu columns={columns} view={view} onChange={setView} />}
        </div>
        {props.filters?.(list)}
        {rows && error && <OutOfDate error={error} onRetry={list.retry} />}
        <p className="unseen" role="status">
          {rows && !stale ? `${total} ${things[total === 1 ? 0 : 1]}` : ""}
        </p>
        {chosen.length > 0 && (
          <BulkBar
            resource={resource}
            things={things}
            chosen={chosen}
            elsewhere={elsewhere.length}
            actions={bulk}
            links={bulkLinks}
            tools={props.bulkTools}
            nameOf={nameOf}
            onDone={ticks.choose}
          />
        )}
        <div
          ref={keys}
          className={style.list}
          data-frameless={props.frameless}
          data-stale={Boolean(whole) && stale}
          {...focus}
        >
          {body()}
        </div>
        {address.maxPage > 1 && rows && rows.length > 0 && (
          <Pager
            page={table.currentPage}
            total={total}
            pageSize={table.pageSize}
            sizes={SIZES.filter((size) => size <= address.maxPageSize)}
            onPage={table.setCurrentPage}
            onSize={(size) => {
              table.setPageSize(size)
              table.setCurrentPage(1)
            }}
            itemRender={(table.tableProps.pagination || undefined)?.itemRender}
          />
        )}
        {rows && rows.length > 1 && props.hint !== false && (props.hint || !cards) && (
          <p className={style.hint}>{props.hint ?? <ListKeys mayChoose={mayChoose} actions={bulk} />}</p>
        )}
        {props.foot?.(list)}
      </div>
    </ListContext>
  )
}
