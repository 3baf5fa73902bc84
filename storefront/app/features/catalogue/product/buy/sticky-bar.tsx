import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { inRupees } from "@silai/contracts/rupees"
import type { RefObject } from "react"
import { Button } from "~/ui/button"
import { FootBar } from "~/ui/foot-bar"
import styles from "./sticky-bar.module.css"

type Props = {
  name: string
  price: number
  /** It is cut to measure. */
  measured: boolean
  action: string
  disabled: boolean
  onAct: () => void
  /** While this button is visible, the bar is hidden. */
  instead: RefObject<HTMLElement | null>
}

/** Name, price and the main button at the bottom of the window, while the page's own button is out of view. */
export function StickyBar({ name, price, measured, action, disabled, onAct, instead }: Props) {
  return (
    <FootBar instead={instead} early>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.price}>
          {inRupees(price)}
          {measured && <span className={styles.promise}>{catalogueMessages.fitPromise}</span>}
        </p>
      </div>
      <Button data-early onClick={onAct} disabled={disabled} className={styles.act}>
        {action}
      </Button>
    </FootBar>
  )
}
