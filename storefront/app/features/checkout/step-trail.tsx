import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { Link } from "react-router"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import { isReachable, STEPS, type StepKey } from "./steps"
import styles from "./step-trail.module.css"

/** The progress: Bag, Details, Delivery, Payment. Finished steps are links back. */
export function StepTrail({ step, details }: { step: StepKey; details: CheckoutDetails }) {
  const here = STEPS.findIndex(({ key }) => key === step)
  return (
    <nav aria-label="Checkout steps" className={styles.trail}>
      <Link to={paths.bag} className={styles.back}>
        <Icon name="left" size={16} />
        Bag
      </Link>
      <ol className={styles.steps}>
        {STEPS.map(({ key, name, path }, at) => (
          <li key={key} data-done={at < here || undefined} aria-current={at === here ? "step" : undefined}>
            <span className={styles.number} aria-hidden="true">
              {at < here ? <Icon name="check" size={14} /> : at + 1}
            </span>
            {at !== here && isReachable(key, details) ? <Link to={path}>{name}</Link> : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
