import type { TakenOut } from "@silai/contracts/order/edit-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { Button } from "antd"
import { useMay } from "../../../providers/may"
import { ErrorState } from "../../../ui/state/error-state"
import { dateTimeOf, money } from "../../../ui/format"
import { useAct } from "../../../ui/use-act"
import { useSay } from "../../../words/language"
import { askRefundAgain, type WholeOrder } from "../calls"
import style from "./take-out.module.css"
import { useTakenOut } from "./use-taken-out"

/** The pieces removed from an order, and whether they are refunded. */
export function TakenOutList({ order }: { order: WholeOrder }) {
  const { data, error, refetch } = useTakenOut(
    order._id,
    order.itemsList.some(({ takenOut }) => takenOut.length > 0),
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data?.data.length) return null
  return (
    <ul className={style.out}>
      {data.data.map((out) => (
        <Out key={out._id} order={order} out={out} />
      ))}
    </ul>
  )
}

function Out({ order, out }: { order: WholeOrder; out: TakenOut }) {
  const say = useSay()
  const may = useMay()("order.write")
  const { act, busy } = useAct("order", "payment")
  const names = out.pieces.flatMap(({ itemId, quantity }) => {
    const item = order.itemsList.find(({ _id }) => _id === itemId)
    return item ? [orderMessages.pieceOf(quantity, item.name, item.size)] : []
  })
  return (
    <li data-money={out.money}>
      <div>
        <p>
          <strong>{say("taken-out.title")}</strong> {names.join("; ")}
        </p>
        <p className="soft">
          {out.reason} · {out.by} · <time dateTime={out.at}>{dateTimeOf(out.at)}</time>
        </p>
      </div>
      <span>{say(`taken-out.money.${out.money}`, { amount: money(out.rupees) })}</span>
      {out.money === "failed" && may && (
        <Button loading={busy} onClick={() => void act(askRefundAgain, { orderId: order._id, takenOutId: out._id })}>
          {say("taken-out.again")}
        </Button>
      )}
    </li>
  )
}
