import { useInfiniteQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { Link, useSearchParams } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { counted } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Fetched } from "~/ui/fetched"
import { Refusal } from "~/ui/refusal"
import { EmptyState } from "~/ui/state"
import { myOrdersQuery, type Which } from "./my-orders-query"
import styles from "./my-orders.module.css"
import { OrderRow } from "./order-row"

/** The customer's own orders: active and cancelled ones. The URL has the tab, so that Back finds it again. */
export function MyOrders() {
  const [search] = useSearchParams()
  const which: Which = search.get("show") === "cancelled" ? "cancelled" : "current"
  return (
    <>
      <nav className={styles.tabs} aria-label="Which orders">
        <Link to="?" replace preventScrollReset aria-current={which === "current" ? "page" : undefined}>
          Orders
        </Link>
        <Link to="?show=cancelled" replace preventScrollReset aria-current={which === "cancelled" ? "page" : undefined}>
          Cancelled
        </Link>
      </nav>
      <List key={which} which={which} />
    </>
  )
}

function List({ which }: { which: Which }) {
  const query = useInfiniteQuery(myOrdersQuery(useMyId(), which))
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
        // A new order moves older ones on: the same one may be on two pages for a moment.
        const orders = [...new Map(pages.flatMap((page) => page.data).map((order) => [order._id, order])).values()]
        const total = pages.at(-1)?.total ?? 0
        if (!orders.length) return <NoOrders which={which} />
        return (
          <>
            <p className={styles.count}>{counted(total, "order")}</p>
            <ul className={styles.list} ref={list}>
              {orders.map((order) => (
                <li key={order._id}>
                  <OrderRow order={order} />
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

function NoOrders({ which }: { which: Which }) {
  if (which === "cancelled")
    return (
      <EmptyState icon="box" title="Nothing was cancelled">
        Orders that you or we cancel stand here, with what became of the money.
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
      What you order while signed in stands here. An order that you placed as a guest is found by its number and your
      phone.
    </EmptyState>
  )
}
