import type { MadeChange } from "@silai/contracts/checkout/piece-change-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { Link } from "react-router"
import { useMay } from "../../../providers/may"
import { dateTimeOf, money } from "../../../ui/format"
import { ErrorState } from "../../../ui/state/error-state"
import { useSay } from "../../../words/language"
import type { WholeOrder } from "../calls"
import { piecesOf, usePieceChanges } from "./use-piece-changes"
import style from "../take-out/take-out.module.css"

/** The piece that waits for its payment, and those that joined the order after it was paid. */
export function PieceChanges({ order }: { order: WholeOrder }) {
  const say = useSay()
  const mayLink = useMay()("order.take")
  const { data, error, refetch } = usePieceChanges(order._id)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || (!data.waiting && !data.made.length)) return null
  const { waiting, made } = data
  return (
    <ul className={style.out}>
      {made.map((change) => (
        <Made key={change._id} order={order} change={change} />
      ))}
      {waiting && (
        <li data-money="waiting">
          <div>
            <p>
              <strong>{say("piece-change.waits", { amount: money(waiting.amountRupees) })}</strong>
            </p>
            <p className="soft">
              {say("piece-change.waits.until", {
                pieces: piecesOf(waiting),
                when: dateTimeOf(waiting.heldUntil),
              })}
            </p>
          </div>
          {mayLink && <Link to={`/order/unpaid/${waiting._id}`}>{say("piece-change.open")}</Link>}
        </li>
      )}
    </ul>
  )
}

function Made({ order, change }: { order: WholeOrder; change: MadeChange }) {
  const say = useSay()
  const mayPay = useMay()("payment.read")
  const nameOf = (itemId: string, quantity: number) => {
    const item = order.itemsList.find(({ _id }) => _id === itemId)
    return item ? orderMessages.pieceOf(quantity, item.name, item.size) : ""
  }
  const { insteadOf, paidRupees, refundRupees, paymentId, money: refundState } = change
  const piece = nameOf(change.itemId, change.quantity)
  const words =
    paidRupees > 0
      ? say("piece-change.money.paid", { amount: money(paidRupees) })
      : say(`piece-change.money.${refundState}`, { amount: money(refundRupees) })
  return (
    <li data-money={refundState}>
      <div>
        <p>
          <strong>{say(insteadOf ? "piece-change.swapped" : "piece-change.added")}</strong>{" "}
          {insteadOf ? say("piece-change.for", { out: nameOf(insteadOf.itemId, insteadOf.quantity), piece }) : piece}
        </p>
        <p className="soft">
          {change.reason && `${change.reason} · `}
          {change.by} · <time dateTime={change.at}>{dateTimeOf(change.at)}</time>
        </p>
      </div>
      {paymentId && mayPay ? <Link to={`/payment/view/${paymentId}`}>{words}</Link> : <span>{words}</span>}
    </li>
  )
}
