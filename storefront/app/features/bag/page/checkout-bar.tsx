import { inRupees } from "@silai/contracts/rupees"
import type { RefObject } from "react"
import { Button } from "~/ui/button"
import { FootBar } from "~/ui/foot-bar"
import styles from "./checkout-bar.module.css"
import { bagWords } from "../words"

type Props = {
  /** Rupees. */
  total: number
  busy?: boolean
  onProceed: () => void
  /** While this button is visible, the bar is hidden. */
  instead: RefObject<HTMLElement | null>
}

/** The total and the way to the checkout at the bottom of a phone's window, while the bag's own button is out of view. */
export function CheckoutBar({ total, busy, onProceed, instead }: Props) {
  return (
    <FootBar instead={instead} className={styles.bar}>
      <p className={styles.total}>
        <span className={styles.word}>{bagWords.total}</span>
        {inRupees(total)}
      </p>
      <Button busy={busy} onClick={onProceed} className={styles.act}>
        {bagWords.proceed}
      </Button>
    </FootBar>
  )
}
