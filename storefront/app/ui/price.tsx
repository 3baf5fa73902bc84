import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { percentOff } from "@silai/contracts/catalogue/percent-off"
import { inRupees } from "@silai/contracts/rupees"
import styles from "./price.module.css"

type Props = {
  /** In rupees. */
  price: number
  /** The price before the offer; shown struck through when it is higher. */
  basePrice?: number
  /** `small` on cards, without the percent: on every card it would make the shop a clearance sale. */
  size?: "small" | "normal" | "large"
}

/** A price with the former one: ₹799 ₹1,299 38% off. */
export function Price({ price, basePrice = price, size = "normal" }: Props) {
  // Whole paise: dividing rupees with paise may give slightly less than the actual percent.
  const off = percentOff(Math.round(basePrice * 100), Math.round(price * 100))
  return (
    <p className={`${styles.price} ${styles[size]}`}>
      <span className={styles.now}>{inRupees(price)}</span>
      {basePrice > price && (
        <s className={styles.was}>
          <span className="visually-hidden">was </span>
          {inRupees(basePrice)}
        </s>
      )}
      {off > 0 && size !== "small" && <span className={styles.off}>{catalogueMessages.percentOff(off)}</span>}
    </p>
  )
}
