import { BAG } from "@silai/contracts/bag/limits"
import { useQuery } from "@tanstack/react-query"
import { CardGrid } from "~/features/catalogue/card-grid"
import { newestQuery } from "~/features/catalogue/queries"
import styles from "./bag-page.module.css"
import type { BagItem } from "../bag-store"
import { bagWords } from "../words"

/** More than are shown, because some of them may be in the bag. */
export const candidatesQuery = newestQuery(BAG.recommendations * 3)

/**
 * Four of the newest that are not in the bag (requirements §9). Nothing when they cannot be loaded: the bag matters
 * more.
 */
export function Recommended({
  items,
  waiting,
}: {
  items: readonly BagItem[]
  /** The bag is not loaded yet: rendered, but hidden. */ waiting: boolean
}) {
  const newest = useQuery({ ...candidatesQuery, enabled: typeof window !== "undefined" })
  const inBag = new Set(items.map(({ variantId }) => variantId))
  const shown = (newest.data ?? []).filter(({ _id }) => !inBag.has(_id)).slice(0, BAG.recommendations)
  if (shown.length === 0) return null
  return (
    <section
      className={styles.more}
      aria-labelledby="recommended"
      data-part="recommended"
      hidden={waiting}
      suppressHydrationWarning
    >
      <h2 id="recommended">{bagWords.recommended}</h2>
      <CardGrid cards={shown} row />
    </section>
  )
}
