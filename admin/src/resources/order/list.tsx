import { ORDER_LIST } from "@silai/contracts/order/limits"
import { Button } from "antd"
import { useEffect } from "react"
import { useNavigate } from "react-router"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { useReturnToOpened } from "../../ui/last-opened"
import { OutOfDate } from "../../ui/out-of-date"
import { Pager } from "../../ui/pager"
import { Rows, RowsSkeleton } from "../../ui/rows"
import { useNarrow } from "../../ui/use-narrow"
import { useRowKeys } from "../../ui/use-row-keys"
import { useTitle } from "../../ui/use-title"
import { OrderCard } from "./card"
import { orderColumns } from "./columns"
import { OrderSearchField, SortChoice, StatusTabs } from "./filters"
import { useFresh } from "./use-fresh"
import { useOrders } from "./use-orders"
import style from "../../ui/list.module.css"

export function OrderList() {
  useTitle("Orders")
  const navigate = useNavigate()
  const narrow = useNarrow()
  const { query, ask, from, rows, total, pages, counts, stale, error, retry } = useOrders()
  const isFresh = useFresh(rows)
  const list = useRowKeys()
  useReturnToOpened(rows !== undefined)
  const columns = orderColumns(from)
  const filtered = query.search !== "" || query.status.length > 0

  // The last order of the last page may have moved on; nobody should look at an empty page 7.
  useEffect(() => {
    if (rows?.length === 0 && query.page > 1 && !stale) ask({ page: pages }, { replace: true })
  }, [rows, query.page, pages, stale, ask])

  const body = () => {
    if (!rows)
      return error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <RowsSkeleton columns={narrow ? columns.slice(0, 2) : columns} />
      )
    if (rows.length === 0) return <NoOrders filtered={filtered} onClear={() => ask({ search: "", status: [] })} />
    if (narrow)
      return (
        <ul className={style.cards} data-stale={stale}>
          {rows.map((order) => (
            <OrderCard key={order._id} order={order} from={from} fresh={isFresh(order)} />
          ))}
        </ul>
      )
    return (
      <Rows
        caption="Orders"
        columns={columns}
        rows={rows}
        isFresh={isFresh}
        stale={stale}
        onOpen={(order) => void navigate(`/order/view/${order._id}`, { state: { from } })}
      />
    )
  }

  return (
    <div className={style.page}>
      <div className={style.top}>
        <h1>Orders</h1>
        <OrderSearchField query={query} ask={ask} />
        <SortChoice query={query} ask={ask} />
      </div>
      <StatusTabs query={query} counts={counts} ask={ask} />
      {rows && error && <OutOfDate error={error} onRetry={retry} />}
      <p className="unseen" role="status">
        {rows && !stale ? `${total} ${total === 1 ? "order" : "orders"}` : ""}
      </p>
      <div ref={list} className={style.list}>
        {body()}
      </div>
      {rows && rows.length > 0 && (
        <Pager
          page={query.page}
          pages={pages}
          total={total}
          size={rows.length}
          pageSize={ORDER_LIST.pageSize}
          onPage={(page) => ask({ page })}
        />
      )}
      {!narrow && rows && rows.length > 0 && (
        <p className={style.hint}>
          <kbd>j</kbd> <kbd>k</kbd> to move, <kbd>Enter</kbd> to open, <kbd>/</kbd> to search
        </p>
      )}
    </div>
  )
}

function NoOrders({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return (
      <EmptyState title="No orders yet">
        <p>The first order appears here by itself, the moment it is paid.</p>
      </EmptyState>
    )
  return (
    <EmptyState title="No orders match">
      <p>Search finds order numbers, phone numbers and names.</p>
      <Button onClick={onClear}>Show all orders</Button>
    </EmptyState>
  )
}
