import { BAG } from "@silai/contracts/bag/limits"
import { PHONE_ORDER } from "@silai/contracts/checkout/limits"
import type { OrderItem } from "@silai/contracts/order/calls"
import { REASON } from "@silai/contracts/order/limits"
import { mayTakeOut } from "@silai/contracts/order/status"
import { roomFor } from "@silai/contracts/room"
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query"
import { App, Button, Form, Input } from "antd"
import { useState } from "react"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { AskForm } from "../../../ui/form/ask-form"
import { FormDialog } from "../../../ui/form/dialog-frame"
import { FormField } from "../../../ui/form/field"
import { money } from "../../../ui/format"
import { Fact, Sums } from "../../../ui/record/box"
import { FailedLine } from "../../../ui/state/failed-line"
import { useRefetch } from "../../../ui/use-refetch"
import { useSay } from "../../../words/language"
import type { WholeOrder } from "../calls"
import { itemsOf, type Piece, pieceOf } from "../phone/order-values"
import { Pieces } from "../phone/pieces"
import { askAddPiece, askChangeQuote, askSwapPiece } from "./calls"
import style from "../phone/new.module.css"
import { CountInput } from "../../../ui/form/count-field"
import { isCount } from "../../../ui/form/number-range"

type Props = { order: WholeOrder; item?: OrderItem }
type Values = { reason: string }

/** Adds a piece to an order, or swaps one of its pieces, until the order is packed. */
export function ChangeButton({ order, item }: Props) {
  const say = useSay()
  const may = useMay()("order.write")
  const [open, setOpen] = useState(false)
  if (!open && (!may || order.paymentStatus === "unpaid" || !mayTakeOut(order.status) || item?.quantity === 0))
    return null
  const title = item ? say("piece-change.swap.of", { name: item.name, size: item.size }) : say("piece-change.add")
  return (
    <span data-screen>
      <Button size={item ? "small" : undefined} onClick={() => setOpen(true)} aria-label={title}>
        {item ? say("piece-change.swap") : title}
      </Button>
      <FormDialog open={open} title={title} width={600} onClose={() => setOpen(false)}>
        <ChangeForm order={order} {...(item && { item })} onClose={() => setOpen(false)} />
      </FormDialog>
    </span>
  )
}

/** `left` is what the dialog showed when it opened. */
function ChangeForm({ order, item: now, onClose }: Props & { onClose: () => void }) {
  const say = useSay()
  const [item] = useState(now)
  const { message } = App.useApp()
  const refetch = useRefetch()
  const [pieces, setPieces] = useState<readonly Piece[]>([])
  const [wanting, setWanting] = useState(false)
  const [leaving, setLeaving] = useState<number | null>(item?.quantity ?? null)
  const [piece] = itemsOf(pieces) ?? []
  const insteadOf =
    item && isCount(leaving, item.quantity) ? { itemId: item._id, quantity: leaving, left: item.quantity } : undefined
  const isRight = !item || insteadOf !== undefined
  const asked = piece && isRight && { orderId: order._id, piece, ...(insteadOf && { insteadOf }) }
  const quote = useQuery({
    queryKey: ["piece-change", "quote", asked],
    queryFn: asked ? async ({ signal }) => (await call(askChangeQuote, asked, signal)).data : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const quoted = asked && !quote.error ? quote.data : undefined
  const send = async ({ reason }: Values) => {
    setWanting(true)
    if (!piece || !quoted || quote.isFetching) throw quote.error ?? new Error(say("phone-order.sum.empty"))
    const change = { orderId: order._id, piece, differenceRupees: quoted.differenceRupees, reason: reason.trim() }
    try {
      const { message: notice } = insteadOf
        ? await call(askSwapPiece, { ...change, insteadOf })
        : await call(askAddPiece, change)
      void message.success(notice)
      onClose()
    } finally {
      void refetch("order", "phone-order", "payment", "inventory")
    }
  }
  const due = quoted?.differenceRupees ?? 0
  const left = quoted?.leftRupees ?? 0
  const short = Math.round((-due - left) * 100) / 100
  const isLaterPaid = order.money.dueRupees > 0
  return (
    <AskForm<Values>
      name="piece-change"
      blank={{ reason: "" }}
      button={due > 0 ? say("piece-change.send", { amount: money(due) }) : say("piece-change.send.now")}
      onCancel={onClose}
      onSend={send}
    >
      {item && item.quantity > 1 && (
        <Form.Item label={say("piece-change.out")} htmlFor="piece-change-out">
          <CountInput id="piece-change-out" max={item.quantity} value={leaving} onChange={setLeaving} />
        </Form.Item>
      )}
      <div className={style.step}>
        <Pieces
          pieces={pieces}
          onAdd={(row) =>
            setPieces([{ ...pieceOf(row), quantity: Math.max(1, Math.min(leaving ?? 1, BAG.maxUnitsPerLine)) }])
          }
          onChange={(changed) => setPieces([changed])}
          onRemove={() => setPieces([])}
          wanting={wanting}
        />
      </div>
      <div aria-live="polite">
        {quote.error && asked ? (
          <FailedLine error={quote.error} onRetry={() => void quote.refetch()} />
        ) : (
          quoted && (
            <>
              <Sums>
                <Fact label={say("piece-change.price")}>{money(quoted.line.totalRupees)}</Fact>
                {quoted.discountRupees > 0 && (
                  <Fact label={say("order.discount")}>−{money(quoted.discountRupees)}</Fact>
                )}
                {quoted.paidRupees > 0 && (
                  <Fact label={say(isLaterPaid ? "piece-change.agreed" : "piece-change.paid")}>
                    −{money(quoted.paidRupees)}
                  </Fact>
                )}
                {due !== 0 && (
                  <Fact
                    label={say(due > 0 ? "piece-change.due" : isLaterPaid ? "piece-change.less" : "piece-change.back")}
                  >
                    <strong>{money(due < 0 ? Math.min(-due, left) : due)}</strong>
                  </Fact>
                )}
              </Sums>
              <p>
                {due === 0 && `${say("piece-change.even")} `}
                {short > 0 && `${say("piece-change.short", { amount: money(short) })} `}
                {due < 0 && short >= 0 && `${say("take-out.then.all")} `}
                {due > 0
                  ? say("piece-change.due.then", { name: order.customerName, hours: PHONE_ORDER.usualLinkHours })
                  : say("piece-change.now.then", { name: order.customerName })}
              </p>
            </>
          )
        )}
      </div>
      <FormField<Values> name="reason" label={say("piece-change.why")}>
        <Input maxLength={roomFor(REASON.most)} />
      </FormField>
    </AskForm>
  )
}
