import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { inRupees } from "~/lib/words"
import styles from "./price.module.css"

type Props = {
  /** Rupees, as the wire carries them. */
  price: number
  /** The price before the offer; shown struck through when it is higher. */
  basePrice?: number
  size?: "small" | "normal" | "large"
}

/** Percent off, rounded down (SPEC §3). */
export function percentOff(price: number, basePrice: number): number {
  return basePrice > price ? Math.floor(((basePrice - price) * 100) / basePrice) : 0
}

/** A price, and what it was: ₹799 ₹1,299 38% off. */
export function Price({ price, basePrice = price, size = "normal" }: Props) {
  const off = percentOff(price, basePrice)
  return (
    <p className={`${styles.price} ${styles[size]}`}>
      <span className={styles.now}>{inRupees(price)}</span>
      {off > 0 && (
        <>
          <s className={styles.was}>
            <span className="visually-hidden">was </span>
            {inRupees(basePrice)}
          </s>
          <span className={styles.off}>{catalogueSays.percentOff(off)}</span>
        </>
      )}
    </p>
  )
}
