import type { CodOffer } from "@silai/contracts/checkout/cod-calls"
import { codMessages } from "@silai/contracts/checkout/cod-messages"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { inRupees } from "@silai/contracts/rupees"
import { useEffect, useState } from "react"
import type { BagItem } from "~/features/bag/bag-store"
import { deliveryFeeWords } from "~/lib/shop/delivery-words"
import { counted } from "~/lib/words"
import { Icon } from "~/ui/icon"
import { Skeleton } from "~/ui/skeleton"
import { LineItem } from "~/features/bag/line-item"
import { sizeName } from "~/features/bag/rules"
import { bagWords } from "~/features/bag/words"
import type { Totals } from "~/features/bag/prices"
import styles from "./summary.module.css"

const WIDE = "(min-width: 60rem)"

type Props = {
  items: readonly BagItem[]
  totals: Totals & { discount: number }
  coupon?: string | undefined
  method: DeliveryMethod | null
  /** Cash on delivery: its fee, and the total with it. */
  atDoor?: CodOffer | null
}

/** The items and their sum. Folded on phones, where the total stays visible. */
export function Summary({ items, totals, coupon, method, atDoor = null }: Props) {
  const total = atDoor?.totalRupees ?? totals.total
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const follow = () => setOpen(wide.matches)
    follow()
    wide.addEventListener("change", follow)
    return () => wide.removeEventListener("change", follow)
  }, [])
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <aside className={styles.summary} aria-label="Order summary">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.head}>
          <span>
            Order summary <span className={styles.count}>· {counted(units, "item")}</span>
          </span>
          <span className={styles.headTotal}>
            {inRupees(total)}
            <Icon name="down" size={18} className={styles.chevron} />
          </span>
        </summary>
        <ul className={styles.lines}>
          {items.map((item) => (
            <LineItem
              key={item.bagItemId}
              image={item.image}
              name={item.name}
              notes={[`${item.color}, size ${sizeName(item.size)}, quantity ${item.quantity}`]}
              madeToOrder={item.orderType === "custom"}
              end={inRupees(item.price * item.quantity)}
            />
          ))}
        </ul>
        <Sums totals={totals} coupon={coupon} method={method} atDoor={atDoor} />
      </details>
    </aside>
  )
}

/** The head of the summary while the bag is loading. */
export function SummaryComing() {
  return (
    <aside className={styles.summary} aria-label="Order summary">
      <div className={styles.head}>
        Order summary
        <Skeleton width="5rem" />
      </div>
    </aside>
  )
}

const deliveryOf = (rupees: number) => (rupees > 0 ? inRupees(rupees) : shippingFeeMessages.free)

function Sums({ totals, coupon, method, atDoor }: Omit<Props, "items">) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Items</dt>
        <dd>{inRupees(totals.items + totals.saved)}</dd>
      </div>
      {totals.saved > 0 && (
        <div className={styles.saved}>
          <dt>{bagWords.saved}</dt>
          <dd>{inRupees(-totals.saved)}</dd>
        </div>
      )}
      <div>
        <dt>{method === "pickup" ? "Collection" : "Delivery"}</dt>
        <dd>{totals.delivery === null ? deliveryFeeWords() : deliveryOf(totals.delivery)}</dd>
      </div>
      {atDoor && atDoor.feeRupees > 0 && (
        <div>
          <dt>{codMessages.title}</dt>
          <dd>{inRupees(atDoor.feeRupees)}</dd>
        </div>
      )}
      {totals.discount > 0 && (
        <div className={styles.coupon}>
          <dt>Coupon {coupon}</dt>
          <dd>{inRupees(-totals.discount)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>
          Total{" "}
          <span className={styles.note}>
            {totals.delivery === null ? "taxes included, before delivery" : "taxes included"}
          </span>
        </dt>
        <dd>{inRupees(atDoor?.totalRupees ?? totals.total)}</dd>
      </div>
      {atDoor && atDoor.nowRupees > 0 && (
        <div>
          <dt>{codMessages.atDoor}</dt>
          <dd>{inRupees(atDoor.dueRupees)}</dd>
        </div>
      )}
    </dl>
  )
}
