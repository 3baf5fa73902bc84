import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { useMyId } from "~/features/account/profile-queries"
import { paths } from "~/paths"
import { Skeleton } from "~/ui/skeleton"
import { myOrdersQuery } from "./my-orders-query"
import styles from "./my-orders.module.css"
import { OrderRow } from "./order-row"

/** The newest order, at the door of the profile. Nothing where there is none, or where it cannot be fetched: the list itself says so. */
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
