import { PIN } from "@silai/contracts/checkout/limits"
import { extraDays, workingDays } from "@silai/contracts/checkout/delivery-messages"
import { productSections } from "@silai/contracts/catalogue/messages"
import { Suspense, useRef } from "react"
import { Link } from "react-router"
import { deferredPartsReady } from "~/layout/deferred-parts"
import { onDemand } from "~/lib/on-demand"
import { returnLines } from "~/lib/return-words"
import { shop } from "~/lib/shop"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import styles from "./assurances.module.css"
import { productSays } from "./words"

const pinEstimate = onDemand(() => import("./pin-estimate").then((part) => part.PinEstimate))

/**
 * Beside the button: the day it is at the door, and whether it may go back. The field is there before its code, which
 * reads what was typed meanwhile.
 */
export function Assurances({ custom }: { custom: boolean }) {
  const atRest = useStore(deferredPartsReady)
  const field = useRef<HTMLInputElement>(null)
  const anywhere = productSays.anywhere(workingDays(shop().delivery.days), custom ? extraDays : "")
  return (
    <div className={styles.assurances}>
      <form className={styles.row} onSubmit={(event) => event.preventDefault()} noValidate>
        <Icon name="truck" />
        <div>
          <label className={styles.label}>
            {productSays.pinLabel}
            <input
              ref={field}
              className={styles.pin}
              inputMode="numeric"
              autoComplete="postal-code"
              enterKeyHint="go"
              maxLength={PIN.digits}
              placeholder={productSays.pinHint}
              aria-describedby="pin-answer"
            />
          </label>
          <p id="pin-answer" className={styles.answer} aria-live="polite">
            {atRest ? (
              <Suspense fallback={anywhere}>
                <pinEstimate.Part field={field} custom={custom} anywhere={anywhere} />
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
          {custom ? productSections.returns.lines[1] : returnLines()[0]}{" "}
          <Link to={paths.returns} className={styles.link}>
            {productSays.returnPolicy}
          </Link>
        </p>
      </div>
    </div>
  )
}
