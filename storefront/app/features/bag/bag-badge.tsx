import { BAG } from "@silai/contracts/bag/limits"
import styles from "./bag-panel.module.css"
import { useCurrentBag } from "./use-current-bag"
import { useBag } from "./use-bag"

/** The number of pieces in the bag; '9+' above 9 (requirements §2). */
export function BagBadge() {
  const { cartCount: count } = useBag()
  useCurrentBag()
  if (count <= 0) return null
  return (
    <span className={styles.badge}>
      {count > BAG.badgeUpTo ? `${BAG.badgeUpTo}+` : count}
      <span className="visually-hidden"> in the bag</span>
    </span>
  )
}
