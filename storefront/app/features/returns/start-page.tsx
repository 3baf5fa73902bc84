import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import type { OrderRow as Order } from "@silai/contracts/order/calls"
import type { ReturnOptions } from "@silai/contracts/returns/calls"
import { useMyId } from "~/features/customer/queries"
import { myOrdersQuery } from "~/features/order/my-orders-query"
import { OrderRow } from "~/features/order/order-row"
import { Page } from "~/layout/page"
import { useAuth, useCustomerId } from "~/lib/auth"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Fetched } from "~/ui/fetched"
import { Loading, Skeleton } from "~/ui/skeleton"
import { EmptyState } from "~/ui/state"
import { myRequestsQuery, optionsOfManyQuery } from "./queries"
import { untilSentence } from "./request-rules"
import { RequestRow } from "./request-row"
import styles from "./request.module.css"
import { ShowItIsYours } from "./show-it-is-yours"
import { returnWords } from "./words"

/** Where a return begins: a customer chooses an order, a guest finds theirs. */
export function StartPage() {
  const { isUserDataLoading } = useAuth()
  const customer = useCustomerId()
  if (isUserDataLoading)
    return (
      <Page title={returnWords.title} lead={returnWords.lead}>
        <Loading what="your orders" />
        <Skeleton height="16rem" />
      </Page>
    )
  if (customer === null)
    return (
      <Page title={returnWords.title} lead={returnWords.lead}>
        <div className={styles.ways}>
          <p className={styles.note}>{returnWords.guestWhy}</p>
          <ShowItIsYours />
        </div>
      </Page>
    )
  return (
    <Page title={returnWords.title} lead={returnWords.lead}>
      <div className={styles.start}>
        <section aria-labelledby="which-order">
          <h2 id="which-order">{returnWords.whichOrder}</h2>
          <OrdersHere />
        </section>
        <section aria-labelledby="your-requests">
          <h2 id="your-requests">{returnWords.yourRequests}</h2>
          <MyRequests />
        </section>
      </div>
    </Page>
  )
}

function OrdersHere() {
  const me = useMyId()
  const query = useInfiniteQuery(myOrdersQuery(me, "delivered"))
  return (
    <Fetched query={query} what="your orders" height="12rem">
      {({ pages }) => {
        const orders = pages.flatMap((page) => page.data)
        if (!orders.length)
          return (
            <EmptyState
              icon="box"
              level={3}
              title={returnWords.noneHere}
              actions={
                <LinkButton to={paths.orders} kind="plain">
                  My orders
                </LinkButton>
              }
            >
              {returnWords.deliveredHere}
            </EmptyState>
          )
        return (
          <>
            <ul className={styles.rows}>
              {pages.map(({ data }, at) => (
                <OrdersToChoose key={at} me={me} orders={data} />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button kind="plain" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show more
              </Button>
            )}
          </>
        )
      }}
    </Fetched>
  )
}

/** A page of orders; their possible requests are fetched in one call. */
function OrdersToChoose({ me, orders }: { me: string; orders: readonly Order[] }) {
  const ids = orders.map(({ _id }) => _id)
  const { data } = useQuery(optionsOfManyQuery(me, ids))
  return orders.map((order) => (
    <li key={order._id}>
      <OrderToChoose order={order} data={data?.find(({ orderId }) => orderId === order._id)} />
    </li>
  ))
}

/** An arrived order, with the last day for a request, or why none is possible. */
function OrderToChoose({ order, data }: { order: Order; data: ReturnOptions | undefined }) {
  const sentence = data ? (untilSentence(data.lines) ?? whyNot(data.lines)) : " "
  return <OrderRow order={order} level="h3" to={paths.requestReturnOf(order._id)} sentence={sentence} />
}

const whyNot = (lines: readonly { why: string }[]) => lines.find(({ why }) => why)?.why ?? returnWords.nothingNow

function MyRequests() {
  const query = useInfiniteQuery(myRequestsQuery(useMyId()))
  return (
    <Fetched query={query} what="your requests" height="12rem">
      {({ pages }) => {
        const requests = pages.flatMap((page) => page.data)
        if (!requests.length) return <p className={styles.note}>{returnWords.noneYet}</p>
        return (
          <>
            <ul className={styles.rows}>
              {requests.map((request) => (
                <li key={request._id}>
                  <RequestRow request={request} level="h3" />
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <Button kind="plain" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show more
              </Button>
            )}
          </>
        )
      }}
    </Fetched>
  )
}
