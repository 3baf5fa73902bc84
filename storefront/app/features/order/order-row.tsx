import type { OrderRow as Order } from "@silai/contracts/order/calls"
import { CANCELLED, statusOf } from "@silai/contracts/order/status"
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
  due: "To pay when you collect it",
  refunded: "Refunded in full",
  partially_refunded: "Partly refunded",
}
const moneyWord = ({ paymentStatus, delivery }: Order) =>
  paymentStatus === "due" && delivery === "home" ? "To pay at your door" : MONEY_WORDS[paymentStatus]
