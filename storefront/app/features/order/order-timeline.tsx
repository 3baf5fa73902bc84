import type { Order } from "@silai/contracts/order/calls"
import { atMoment } from "~/lib/moments"
import { ahead } from "./what-next"
import styles from "./order.module.css"

/** Past and coming steps of an order. */
export function OrderTimeline({ order }: { order: Order }) {
  const last = order.timeline.length - 1
  return (
    <ol className={styles.timeline}>
      {order.timeline.map(({ code, label, at }, step) => (
        <li key={`${code} ${at}`} aria-current={step === last ? "step" : undefined} data-done>
          <p className={styles.stepName}>{label}</p>
          <p className={styles.note}>
            <time dateTime={at}>{atMoment(at)}</time>
          </p>
        </li>
      ))}
      {ahead(order).map(({ title, words }) => (
        <li key={title}>
          <p className={styles.stepName}>{title}</p>
          <p className={styles.note}>{words}</p>
        </li>
      ))}
    </ol>
  )
}
