import { REASON } from "@silai/contracts/order/limits"
import { refundedOnCancel } from "@silai/contracts/order/refunded-on-cancel"
import { codeOf } from "@silai/contracts/order/status"
import { roomFor } from "@silai/contracts/room"
import { App, Button, Input } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { money } from "../../ui/format"
import { useRefetch } from "../../ui/use-refetch"
import { useSay } from "../../words/language"
import { askOrderMove, type WholeOrder } from "./calls"

type Values = { reason: string }

/** Cancels an order as the shop; only where the server offers it. */
export function CancelButton({ order }: { order: WholeOrder }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  if (!order.nextStatuses.includes(10) && !open) return null
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {say("cancel.open")}
      </Button>
      <FormDialog open={open} title={say("cancel.ask")} width={480} onClose={() => setOpen(false)}>
        <CancelForm order={order} onClose={() => setOpen(false)} />
      </FormDialog>
    </>
  )
}

function CancelForm({ order, onClose }: { order: WholeOrder; onClose: () => void }) {
  const say = useSay()
  const { message } = App.useApp()
  const refetch = useRefetch()
  const { disputedRupees, refundingRupees } = order.money
  const refundRupees = refundedOnCancel(order.money)
  const send = async ({ reason }: Values) => {
    try {
      const { message: notice } = await call(askOrderMove, {
        orderId: order._id,
        status: codeOf("cancelledByShop"),
        reason: reason.trim(),
      })
      void message.success(notice)
      onClose()
    } finally {
      void refetch("order", "payment", "inventory")
    }
  }
  return (
    <AskForm<Values>
      name="cancel"
      blank={{ reason: "" }}
      button={say("cancel.open")}
      danger
      onCancel={onClose}
      cancel={say("cancel.keep")}
      onSend={send}
    >
      <FormField<Values>
        name="reason"
        label={say("cancel.reason")}
        extra={say("cancel.reason.hint")}
        check={({ reason }) => (reason.trim() ? undefined : say("cancel.reason.wanted"))}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={roomFor(REASON.most)} />
      </FormField>
      <p>
        {refundRupees > 0
          ? say("cancel.then", { amount: money(refundRupees), name: order.customerName })
          : say("cancel.then.unpaid")}
        {refundingRupees > 0 && ` ${say("cancel.then.refunding", { amount: money(refundingRupees) })}`}
        {disputedRupees > 0 && ` ${say("cancel.then.disputed", { amount: money(disputedRupees) })}`}
      </p>
    </AskForm>
  )
}
