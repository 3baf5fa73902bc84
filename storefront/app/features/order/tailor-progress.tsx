import type { Order } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { Icon } from "~/ui/icon"
import styles from "./at-the-tailor.module.css"
import { stepsDone, TAILOR_STEPS } from "./tailor-steps"

/** How far the pieces made to measure are, and who sews them where the shop says so. */
export function AtTheTailor({ order }: { order: Order }) {
  const done = stepsDone(order)
  if (done === null) return null
  return (
    <section className={styles.card} aria-label={orderMessages.atTailor}>
      <p className={styles.title}>
        {order.sewnBy ? orderMessages.atTailorNamed(order.sewnBy) : orderMessages.atTailor}
      </p>
      <ol className={styles.steps}>
        {TAILOR_STEPS.map((step, place) => (
          <li key={step} data-done={place < done || undefined} aria-current={place === done ? "step" : undefined}>
            <Icon name={place < done ? "check" : "needle"} size={18} />
            {step}
            {place < done && <span className="visually-hidden">, {orderMessages.tailorStepDone}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
