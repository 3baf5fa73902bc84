import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { Link } from "react-router"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import { isReachable, TRAIL, type StepKey } from "./steps"
import styles from "./step-trail.module.css"

/** The progress: Bag, Details and delivery, Payment. Finished steps are links back. */
export function StepTrail({ step, details }: { step: StepKey; details: CheckoutDetails }) {
  const here = step === "payment" ? 1 : 0
  return (
    <nav aria-label="Checkout steps" className={styles.trail}>
      <Link to={paths.bag} className={styles.back}>
        <Icon name="left" size={16} />
        Bag
      </Link>
      <ol className={styles.steps}>
        {TRAIL.map(({ key, name, path }, at) => (
          <li key={key} data-done={at < here || undefined} aria-current={at === here ? "step" : undefined}>
            <span className={styles.number} aria-hidden="true">
              {at < here ? <Icon name="check" size={14} /> : at + 1}
            </span>
            {key !== step && isReachable(key, details) ? <Link to={path}>{name}</Link> : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
