import { BAG } from "@silai/contracts/bag/limits"
import { useStore } from "~/lib/store"
import styles from "./bag-panel.module.css"
import { bag } from "./bag-store"

/** How many pieces are in the bag; '9+' above 9 (SPEC §2). */
export function BagBadge() {
  const count = useStore(bag, (state) => state.cartCount)
  if (count <= 0) return null
  return (
    <span className={styles.badge}>
      {count > BAG.badgeUpTo ? `${BAG.badgeUpTo}+` : count}
      <span className="visually-hidden"> in the bag</span>
    </span>
  )
}
