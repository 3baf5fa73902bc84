import type { Order } from "@silai/contracts/order/calls"
import { ahead } from "./what-next"
import styles from "./order.module.css"

const moment = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", hour: "numeric", minute: "2-digit", timeZone: "Asia/Kolkata" })

/** What happened, and what is still to come. */
export function OrderTimeline({ order }: { order: Order }) {
  const last = order.timeline.length - 1
  return (
    <ol className={styles.timeline}>
      {order.timeline.map(({ code, label, at }, step) => (
        <li key={`${code} ${at}`} aria-current={step === last ? "step" : undefined} data-done>
          <p className={styles.stepName}>{label}</p>
          <p className={styles.note}>
            <time dateTime={at}>{moment.format(new Date(at))}</time>
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
