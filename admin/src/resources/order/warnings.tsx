import type { DisputeKind } from "@silai/contracts/checkout/limits"
import type { UnpaidOrder } from "@silai/contracts/checkout/phone-order-calls"
import { Alert } from "antd"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { money } from "../../ui/format"
import { useSay } from "../../words/language"
import type { WholeOrder } from "./calls"
import { isMoneyGone } from "./next-step"
import { piecesOf } from "./piece-change/use-piece-changes"

type Waiting = Pick<UnpaidOrder, "lines" | "amountRupees">

/**
 * Warns before an order continues whose payment was refunded whole, or is disputed, or that would leave a piece behind:
 * `waiting`, whose payment link ends then. Null where nothing of this is so.
 */
export function warningsOf(order: WholeOrder, waiting: Waiting | null = null) {
  if (!order.dispute && !isMoneyGone(order) && !waiting) return null
  return (
    <div className="stack">
      {order.dispute && <DisputeAlert order={order} kind={order.dispute} asks />}
      {isMoneyGone(order) && <FullyRefundedAlert order={order} />}
      {waiting && <PieceLeftOutAlert waiting={waiting} />}
    </div>
  )
}

function FullyRefundedAlert({ order }: { order: WholeOrder }) {
  const say = useSay()
  return (
    <Alert type="warning" showIcon message={say("order.money-gone", { amount: money(order.money.refundedRupees) })} />
  )
}

function PieceLeftOutAlert({ waiting }: { waiting: Waiting }) {
  const say = useSay()
  const amount = money(waiting.amountRupees)
  return <Alert type="warning" showIcon message={say("piece-change.left-out", { pieces: piecesOf(waiting), amount })} />
}

type Disputed = { order: Pick<WholeOrder, "_id">; kind: DisputeKind; asks?: boolean }

/** The buyer's bank disputes a payment of the order, or has taken it back. `asks`: before it is sent. */
export function DisputeAlert({ order, kind, asks = false }: Disputed) {
  const say = useSay()
  return (
    <Alert
      type="error"
      showIcon
      message={say(`order.dispute.${kind}`)}
      description={asks ? say("order.dispute.send") : undefined}
      action={asks ? undefined : <PaymentLink orderId={order._id} />}
    />
  )
}

/** Not in the dialog, which is drawn outside of the app's own contexts. */
function PaymentLink({ orderId }: { orderId: string }) {
  const say = useSay()
  const may = useMay()("payment.read")
  return may && <Link to={`/payment/view/${orderId}`}>{say("mismatch.payment")}</Link>
}
