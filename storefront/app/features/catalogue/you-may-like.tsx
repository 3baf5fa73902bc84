import { LISTING } from "@silai/contracts/catalogue/limits"
import { useQuery } from "@tanstack/react-query"
import { CardGrid, WaitingGrid } from "./card-grid"
import { newestQuery } from "./queries"
import styles from "./you-may-like.module.css"
import { listingMessages } from "./words"

/** A row of the latest pieces where nothing was found; nothing when they cannot be loaded either. */
export function YouMayLike() {
  const { data, isError } = useQuery(newestQuery(LISTING.related))
  if (isError || data?.length === 0) return null
  return (
    <section className={styles.like} aria-labelledby="you-may-like">
      <h2 id="you-may-like">{listingMessages.youMayLike}</h2>
      {data ? <CardGrid cards={data} row /> : <WaitingGrid count={LISTING.related} what="pieces you may like" row />}
    </section>
  )
}
