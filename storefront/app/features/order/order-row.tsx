import type { OrderRow as Order } from "@silai/contracts/order/calls"
import { CANCELLED, statusOf } from "@silai/contracts/order/status"
import { Link } from "react-router"
import { counted, inRupees, onDay } from "~/lib/words"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import styles from "./my-orders.module.css"
import { standing } from "./what-next"

/** As many pictures as fit beside the text. */
const PICTURES = 3

/** One row of the customer's own orders; the whole row links to the order. */
export function OrderRow({ order, level: Heading = "h2" }: { order: Order; level?: "h2" | "h3" }) {
  const { lines, status } = order
  const shown = lines.slice(0, PICTURES)
  const isOver = CANCELLED.some((code) => code === status)
  return (
    <article className={styles.row} data-over={isOver || undefined}>
      <div className={styles.pictures} aria-hidden="true">
        {shown.map(({ thumbnail, name }, at) =>
          thumbnail ? (
            <img key={at} src={thumbnail} alt="" width={80} height={100} loading="lazy" />
          ) : (
            <span key={at} className={styles.blank} title={name} />
          ),
        )}
        {lines.length > PICTURES && <span className={styles.rest}>+{lines.length - PICTURES}</span>}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={paths.trackOrdersOf(order._id)} className={styles.link}>
            {statusOf(status)?.label ?? "Order"}
            <span className="visually-hidden"> with number {order.orderNumber}</span>
          </Link>
        </Heading>
        <p className={styles.standing}>{standing(order)}</p>
        <p className={styles.names}>{namesOf(lines)}</p>
        <p className={styles.facts}>
          <span>{order.orderNumber}</span>
          <span>
            <time dateTime={order.placedAt}>{onDay(order.placedAt)}</time>
          </span>
          <span>{counted(order.items, "piece")}</span>
          {moneyWord(order) && <span>{moneyWord(order)}</span>}
        </p>
      </div>
      <p className={styles.total}>
        {inRupees(order.totalRupees)}
        <Icon name="right" size={18} />
      </p>
    </article>
  )
}

const MONEY_WORDS: Partial<Record<Order["paymentStatus"], string>> = {
  due: "To pay when you collect it",
  refunded: "Refunded in full",
  partially_refunded: "Partly refunded",
}
const moneyWord = ({ paymentStatus }: Order) => MONEY_WORDS[paymentStatus]

/** "Black Aura Formal Shirt (M), Phantom Grey Formal Trousers (L) × 2" */
function namesOf(lines: Order["lines"]): string {
  return lines.map(({ name, size, quantity }) => `${name} (${size})${quantity > 1 ? ` × ${quantity}` : ""}`).join(", ")
}
