import type { OrderItem } from "@silai/contracts/order/calls"
import { REASON } from "@silai/contracts/order/limits"
import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import { mayTakeOut } from "@silai/contracts/order/status"
import { roomFor } from "@silai/contracts/room"
import { Alert, App, Button, Form, Input } from "antd"
import { useState } from "react"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { AskForm } from "../../../ui/form/ask-form"
import { FormDialog } from "../../../ui/form/dialog-frame"
import { FormField } from "../../../ui/form/field"
import { money } from "../../../ui/format"
import { useRefetch } from "../../../ui/use-refetch"
import { translated, useSay } from "../../../words/language"
import { askTakeOut, type WholeOrder } from "../calls"
import { chosenOf, type Pieces, worthOf } from "./take-out-sum"
import { useTakenOut } from "./use-taken-out"
import { CountField } from "../../../ui/form/count-field"

type Values = { pieces: Pieces; reason: string }

const thereOf = ({ itemsList }: WholeOrder) => itemsList.filter(({ quantity }) => quantity > 0)

/** Takes pieces out of an order that is not packed yet. The last piece is not taken out: that is a cancellation. */
export function TakeOutButton({ order }: { order: WholeOrder }) {
  const say = useSay()
  const may = useMay()("order.write")
  const [open, setOpen] = useState(false)
  if (!open && (!may || !mayTakeOut(order.status) || order.items < 2)) return null
  return (
    <span data-screen>
      <Button onClick={() => setOpen(true)}>{say("take-out.open")}</Button>
      <FormDialog open={open} title={say("take-out.title")} width={560} onClose={() => setOpen(false)}>
        <TakeOutForm order={order} onClose={() => setOpen(false)} />
      </FormDialog>
    </span>
  )
}

/** `left` is what the dialog showed when it opened: the refund in it is for those pieces. */
function TakeOutForm({ order: now, onClose }: { order: WholeOrder; onClose: () => void }) {
  const say = useSay()
  const [order] = useState(now)
  const { message } = App.useApp()
  const refetch = useRefetch()
  const there = thereOf(order)
  const send = async ({ pieces, reason }: Values) => {
    const lines = chosenOf(there, pieces).map(({ item, quantity }) => ({
      itemId: item._id,
      quantity,
      left: item.quantity,
    }))
    try {
      const { message: notice } = await call(askTakeOut, { orderId: order._id, lines, reason: reason.trim() })
      void message.success(notice)
      onClose()
    } finally {
      void refetch("order", "payment", "inventory")
    }
  }
  const wrong = ({ pieces }: Values) => {
    const out = chosenOf(there, pieces).reduce((sum, { quantity }) => sum + quantity, 0)
    if (out === 0) return say("take-out.none")
    return out >= order.items ? say("take-out.all") : undefined
  }
  return (
    <AskForm<Values>
      name="take-out"
      blank={{ pieces: Object.fromEntries(there.map(({ _id }) => [_id, 0])), reason: "" }}
      button={say("take-out.open")}
      danger
      onCancel={onClose}
      onSend={send}
    >
      <fieldset className="stack">
        <legend>{say("take-out.which")}</legend>
        {there.map((item) => (
          <PieceRow key={item._id} item={item} />
        ))}
      </fieldset>
      <FormField<Values>
        name="reason"
        label={say("cancel.reason")}
        extra={say("cancel.reason.hint")}
        dependencies={there.map(({ _id }) => ["pieces", _id])}
        check={(values) =>
          wrong(values) ?? (values.reason.trim() ? undefined : translated(orderMessages.takeOutWhyWanted))
        }
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={roomFor(REASON.most)} />
      </FormField>
      <Consequence order={order} />
    </AskForm>
  )
}

function PieceRow({ item: { _id, name, color, size, quantity } }: { item: OrderItem }) {
  const say = useSay()
  return (
    <div>
      <span>
        {name}, {color}, {size}
      </span>
      <CountField name={["pieces", _id]} of={quantity} aria-label={say("take-out.of", { name, size })} />
    </div>
  )
}

/** The consequence, shown before it is done. */
function Consequence({ order }: { order: WholeOrder }) {
  const say = useSay()
  const pieces = Form.useWatch<Pieces | undefined>("pieces", Form.useFormInstance()) ?? {}
  const left = useTakenOut(order._id, true).data?.leftRupees
  const rupees = worthOf(order, chosenOf(thereOf(order), pieces))
  if (left === undefined) return null
  const isAll = rupees >= left
  const words = { amount: money(Math.min(rupees, left)), name: order.customerName }
  const sentences = [
    ...(rupees > left ? [say("take-out.short", { amount: money(Math.round((rupees - left) * 100) / 100) })] : []),
    say(order.paymentStatus === "due" ? "take-out.then.due" : "take-out.then", words),
    ...(isAll ? [say("take-out.then.all")] : []),
    say("refund.final"),
  ]
  return <Alert type="warning" role="status" message={sentences.join(" ")} />
}

/** Whether there is anything to take out, for pages that offer the button. */
export const mayTakeOutOf = (order: WholeOrder): boolean => mayTakeOut(order.status) && order.items > 1

/** Why nothing can be taken out, where the page says so. */
export function whyNothing({ status }: WholeOrder): string {
  const { say, code } = mayTakeOut(status) ? orderRefusals.take_out_all : orderRefusals.too_late_to_take_out
  return translated(say, code)
}
