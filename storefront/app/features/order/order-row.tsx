import type { OrderRow as Order } from "@silai/contracts/order/calls"
import { CANCELLED, DELIVERED, statusOf } from "@silai/contracts/order/status"
import { inRupees } from "@silai/contracts/rupees"
import type { ReactNode } from "react"
import { counted, onDay } from "~/lib/words"
import { paths } from "~/paths"
import { RecordRow } from "./record-row"
import { standing } from "./what-next"

type Props = {
  order: Order
  level?: "h2" | "h3"
  /** A target other than the order itself. */ to?: string
  /** A sentence other than the order's state. */ sentence?: string
  children?: ReactNode
}

/** One row of the customer's own orders. */
export function OrderRow({
  order,
  level,
  to = paths.trackOrdersOf(order._id),
  sentence = standing(order),
  children,
}: Props) {
  const { lines, status, orderNumber, placedAt, items, totalRupees } = order
  return (
    <RecordRow
      to={to}
      title={statusOf(status)?.label ?? "Order"}
      number={orderNumber}
      sentence={sentence}
      lines={lines}
      facts={[
        <time key="day" dateTime={placedAt}>
          {onDay(placedAt)}
        </time>,
        counted(items, "piece"),
        ...(moneyWord(order) ? [moneyWord(order)] : []),
      ]}
      end={inRupees(totalRupees)}
      isOver={CANCELLED.some((code) => code === status)}
      level={level}
    >
      {children}
    </RecordRow>
  )
}

const MONEY_WORDS: Partial<Record<Order["paymentStatus"], string>> = {
  refunded: "Refunded in full",
  partially_refunded: "Partly refunded",
}
function moneyWord({ paymentStatus, delivery, status }: Order) {
  if (paymentStatus !== "due") return MONEY_WORDS[paymentStatus]
  // The buyer has paid by then, though the money may be noted some days later.
  if (DELIVERED.some((code) => code === status)) return undefined
  return delivery === "home" ? "To pay at your door" : "To pay when you collect it"
}
