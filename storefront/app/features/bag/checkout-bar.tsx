import { useEffect, useState, type RefObject } from "react"
import { inRupees } from "~/lib/words"
import { Button } from "~/ui/button"
import styles from "./checkout-bar.module.css"
import { bagWords } from "./words"

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
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const button = instead.current
    if (!button) return
    const watch = new IntersectionObserver(([seen]) => setShown(!seen?.isIntersecting))
    watch.observe(button)
    return () => watch.disconnect()
  }, [instead])
  return (
    <div className={styles.bar} data-shown={shown} inert={!shown}>
      <p className={styles.total}>
        <span className={styles.word}>{bagWords.total}</span>
        {inRupees(total)}
      </p>
      <Button busy={busy} onClick={onProceed} className={styles.act}>
        {bagWords.proceed}
      </Button>
    </div>
  )
}
