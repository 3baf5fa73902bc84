import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { paths } from "~/paths"
import { Skeleton } from "~/ui/skeleton"
import { myOrdersQuery } from "./my-orders-query"
import styles from "./my-orders.module.css"
import { OrderRow } from "./order-row"

/**
 * The newest order, on the profile's home. Nothing where there is none, or it cannot be loaded: the list itself reports
 * that.
 */
export function LatestOrder() {
  const query = useInfiniteQuery(myOrdersQuery(useMyId()))
  const [latest] = query.data?.pages[0]?.data ?? []
  if (query.isPending) return <Skeleton height="9rem" className={styles.latest} />
  if (!latest) return null
  return (
    <section className={styles.latest} aria-labelledby="latest-order">
      <header className={styles.latestHead}>
        <h2 id="latest-order">Your latest order</h2>
        <Link to={paths.orders}>All orders</Link>
      </header>
      <OrderRow order={latest} level="h3" />
    </section>
  )
}
