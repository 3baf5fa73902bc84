import type { Order } from "@silai/contracts/order/calls"
import { ORDER_STATUSES } from "@silai/contracts/order/status"
import { useEffect, useRef } from "react"
import { counted, inRupees, onDay } from "~/lib/words"
import styles from "./track-order.module.css"

/** How far an order has come: what was ordered, and each step with its day. */
export function FoundOrder({ order }: { order: Order }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [order])
  const status = ORDER_STATUSES.find(({ code }) => code === order.status)
  return (
    <section className={styles.order} aria-labelledby="found">
      <p className={styles.number}>{order.orderNumber}</p>
      <h2 id="found" ref={heading} tabIndex={-1}>
        {status?.label}
      </h2>
      <p className={styles.soft}>
        Placed on {onDay(order.placedAt)} · {counted(order.items, "item")} · {inRupees(order.totalRupees)}
      </p>
      <ul className={styles.lines}>
        {order.lines.map((line, at) => (
          <li key={at} className={styles.line}>
            {line.thumbnail && <img src={line.thumbnail} alt="" width={56} height={70} />}
            <span>
              {line.name}
              <span className={styles.soft}>
                Size {line.size}, quantity {line.quantity}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <ol className={styles.steps}>
        {order.timeline.map((step) => (
          <li key={`${step.code}-${step.at}`}>
            <span>{step.label}</span>
            <time dateTime={step.at}>{onDay(step.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
