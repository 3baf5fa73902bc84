import type { OrderRow as OrderRowData } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { shopMessages } from "@silai/contracts/shop/messages"
import { CODES_OF_VIEW, MY_ORDER_VIEWS, type MyOrderView } from "@silai/contracts/order/status"
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { Link, useSearchParams } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { counted } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Fetched } from "~/ui/fetched"
import { Refusal } from "~/ui/form/refusal"
import { EmptyState } from "~/ui/state"
import { myOrdersQuery } from "./my-orders-query"
import styles from "./my-orders.module.css"
import { OrderAgain } from "./order-again"
import { orderQuery } from "./order-query"
import { OrderRow } from "./order-row"

const VIEW_NAMES: Record<MyOrderView, string> = {
  all: "All",
  onTheWay: "On the way",
  delivered: "Delivered",
  cancelled: "Cancelled",
  returned: "Returned",
}

/** The customer's own orders, narrowed to one view of them. The URL has the view, so that Back finds it again. */
export function MyOrders() {
  const [search] = useSearchParams()
  const asked = search.get("show")
  const show = MY_ORDER_VIEWS.find((view) => view === asked) ?? "all"
  return (
    <>
      <nav className={styles.tabs} aria-label="Which orders">
        {MY_ORDER_VIEWS.map((view) => (
          <Link
            key={view}
            to={view === "all" ? "?" : `?show=${view}`}
            replace
            preventScrollReset
            aria-current={view === show ? "page" : undefined}
          >
            {VIEW_NAMES[view]}
          </Link>
        ))}
      </nav>
      <List key={show} show={show} />
    </>
  )
}

function List({ show }: { show: MyOrderView }) {
  const query = useInfiniteQuery(myOrdersQuery(useMyId(), show))
  const list = useRef<HTMLUListElement>(null)
  const toFocus = useRef<number | null>(null)
  const known = query.data?.pages.reduce((sum, page) => sum + page.data.length, 0) ?? 0
  // Keyboard users continue where the new rows begin.
  useEffect(() => {
    if (toFocus.current === null || known <= toFocus.current) return
    list.current?.querySelectorAll<HTMLElement>("article a")[toFocus.current]?.focus({ preventScroll: true })
    toFocus.current = null
  }, [known])
  const showMore = () => {
    toFocus.current = known
    void query.fetchNextPage()
  }
  return (
    <Fetched query={query} what="your orders" height="20rem">
      {({ pages }) => {
        // A new order moves older ones down: the same one may be on two pages for a moment.
        const orders = [...new Map(pages.flatMap((page) => page.data).map((order) => [order._id, order])).values()]
        const total = pages.at(-1)?.total ?? 0
        if (!orders.length) return <NoOrders show={show} />
        return (
          <>
            <p className={styles.count}>
              <span>{counted(total, "order")}</span>
              <Link to={paths.requestReturn}>{shopMessages.returnOrExchange}</Link>
            </p>
            <ul className={styles.list} ref={list}>
              {orders.map((order) => (
                <li key={order._id}>
                  <OrderRow order={order}>
                    <Again order={order} />
                  </OrderRow>
                </li>
              ))}
            </ul>
            <Refusal>{query.isFetchNextPageError ? query.error?.message : undefined}</Refusal>
            {query.hasNextPage && (
              <p className={styles.more}>
                <Button kind="plain" busy={query.isFetchingNextPage} onClick={showMore}>
                  Show more
                </Button>
              </p>
            )}
          </>
        )
      }}
    </Fetched>
  )
}

/** For a finished order: buying the same pieces again. */
function Again({ order: { _id, status, orderNumber } }: { order: OrderRowData }) {
  const client = useQueryClient()
  if (CODES_OF_VIEW.onTheWay.some((code) => code === status)) return null
  return (
    <OrderAgain
      small
      items={async () => (await client.fetchQuery(orderQuery(_id))).itemsList.filter(({ quantity }) => quantity > 0)}
      name={orderMessages.orderAgainShort}
      label={orderMessages.orderAgainOf(orderNumber)}
    />
  )
}

const EMPTY: Partial<Record<MyOrderView, { title: string; words: string }>> = {
  onTheWay: { title: "Nothing is on the way", words: "Orders that are being made, packed or delivered appear here." },
  delivered: {
    title: "No delivered orders yet",
    words: "Orders you have received appear here, and can be returned.",
  },
  cancelled: {
    title: "Nothing was cancelled",
    words: "Cancelled orders appear here, with their refunds.",
  },
  returned: { title: "Nothing was returned", words: "Orders that you returned in full appear here." },
}

function NoOrders({ show }: { show: MyOrderView }) {
  const empty = EMPTY[show]
  if (empty)
    return (
      <EmptyState icon="box" title={empty.title}>
        {empty.words}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="box"
      title="No orders yet"
      actions={
        <>
          <LinkButton to={paths.explore}>Explore the shop</LinkButton>
          <LinkButton to={paths.trackOrder} kind="plain">
            Find an order
          </LinkButton>
        </>
      }
    >
      Orders you place while signed in appear here. You can find an order that you placed as a guest by its number and
      your phone.
    </EmptyState>
  )
}
