import { PIN } from "@silai/contracts/checkout/limits"
import { cuttingAddsWith, workingDays } from "@silai/contracts/checkout/delivery-messages"
import { productSections } from "@silai/contracts/catalogue/messages"
import { Suspense, useRef } from "react"
import { Link } from "react-router"
import { deferredPartsReady } from "~/layout/deferred-parts"
import { onDemand } from "~/lib/on-demand"
import { returnLines } from "~/lib/shop/return-words"
import { shop } from "~/lib/shop/shop"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import styles from "./assurances.module.css"
import { productMessages } from "../words"

const pinEstimate = onDemand(() => import("./pin-estimate").then((part) => part.PinEstimate))

/**
 * Next to the button: the delivery day, whether the piece can be returned, and where to ask. The PIN code field is
 * rendered before its script loads; the script then reads what was typed.
 */
export function Assurances({
  made,
  measured,
  ask,
}: {
  /** Made for this order, which takes longer. */
  made: boolean
  /** Cut to measurements: such a piece cannot be returned. One that is made in a standard size can. */
  measured: boolean
  /** Opens WhatsApp with a question about this piece. */ ask: string
}) {
  const atRest = useStore(deferredPartsReady)
  const field = useRef<HTMLInputElement>(null)
  const { days, queueDays } = shop().delivery
  const anywhere = productMessages.anywhere(workingDays(days), made ? cuttingAddsWith(queueDays) : "")
  return (
    <div className={styles.assurances}>
      <form className={styles.row} onSubmit={(event) => event.preventDefault()} noValidate>
        <Icon name="truck" />
        <div>
          <label className={styles.label}>
            {productMessages.pinLabel}
            <input
              ref={field}
              className={styles.pin}
              inputMode="numeric"
              autoComplete="postal-code"
              enterKeyHint="go"
              maxLength={PIN.maxWritten}
              placeholder={productMessages.pinHint}
              aria-describedby="pin-answer"
            />
          </label>
          <p id="pin-answer" className={styles.answer} aria-live="polite">
            {atRest ? (
              <Suspense fallback={anywhere}>
                <pinEstimate.Part field={field} custom={made} anywhere={anywhere} />
              </Suspense>
            ) : (
              anywhere
            )}
          </p>
        </div>
      </form>
      <div className={styles.row}>
        <Icon name="swap" />
        <p>
          {measured ? productSections.returns.lines[1] : returnLines().join(" ")}{" "}
          <Link to={paths.returns} className={styles.link}>
            {productMessages.returnPolicy}
          </Link>
        </p>
      </div>
      <div className={styles.row}>
        <Icon name="chat" />
        <p>
          <a href={ask} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {productMessages.ask}
          </a>
        </p>
      </div>
    </div>
  )
}
