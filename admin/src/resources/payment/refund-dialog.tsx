import { REFUND } from "@silai/contracts/checkout/limits"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { roomFor } from "@silai/contracts/room"
import { Alert, App, Button, Form, Input } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { money } from "../../ui/format"
import { useRefetch } from "../../ui/use-refetch"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { askRefund, type WholePayment } from "./calls"
import { buyerOf } from "./state-mark"
import { NumberInput } from "../../ui/form/number-input"

type Values = { amountRupees: number | null; reason: string }

/** Sends money back: how much, why, and the consequence. It uses the payment as it was when the dialog opened. */
export function RefundButton({ payment }: { payment: WholePayment }) {
  const say = useSay()
  const [seen, setSeen] = useState<WholePayment | null>(null)
  const [open, setOpen] = useState(false)
  const begin = () => {
    setSeen(payment)
    setOpen(true)
  }
  if (!payment.mayRefund && !open) return null
  return (
    <>
      <Button onClick={begin} disabled={!payment.mayRefund}>
        {say("refund.open")}
      </Button>
      <FormDialog open={open} title={say("refund.open")} width={520} onClose={() => setOpen(false)}>
        {seen && <RefundForm payment={seen} onClose={() => setOpen(false)} />}
      </FormDialog>
    </>
  )
}

function RefundForm({ payment, onClose }: { payment: WholePayment; onClose: () => void }) {
  const say = useSay()
  const { message } = App.useApp()
  const refetch = useRefetch()
  const { _id: paymentId, leftRupees, mayRefund, promisedRupees, status } = payment
  const [least, most] = [money(REFUND.minRupees), money(leftRupees)]

  const send = async ({ amountRupees, reason }: Values) => {
    try {
      const { message: notice, data } = await call(askRefund, {
        paymentId,
        reason,
        amountRupees: amountRupees ?? leftRupees,
        seenRefundedRupees: promisedRupees,
        seenPlaced: status === "placed",
      })
      const isUneasy = ["waiting", "failed"].includes(data.refunds.at(-1)?.state ?? "")
      void (isUneasy ? message.warning(notice) : message.success(notice))
      onClose()
    } finally {
      void refetch("payment", "order")
    }
  }
  const wrongIn = ({ amountRupees }: Values) =>
    amountRupees !== null && amountRupees >= REFUND.minRupees && amountRupees <= leftRupees
      ? undefined
      : say("refund.amount.wrong", { least, most })
  return (
    <AskForm<Values>
      name="refund"
      blank={{ amountRupees: leftRupees, reason: "" }}
      button={say("refund.open")}
      danger
      onCancel={onClose}
      onSend={send}
    >
      {mayRefund === "part" && (
        <FormField<Values>
          name="amountRupees"
          label={say("refund.amount")}
          check={wrongIn}
          extra={say("refund.all", { amount: most })}
        >
          <NumberInput<number> prefix="₹" precision={2} controls={false} inputMode="decimal" style={{ width: 180 }} />
        </FormField>
      )}
      <FormField<Values>
        name="reason"
        label={say("refund.reason")}
        check={({ reason }) =>
          reason.trim().length < REFUND.shortestReason ? paymentRefundMessages.reasonWanted : undefined
        }
        extra={say("refund.reason.hint")}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={roomFor(REFUND.maxReason)} />
      </FormField>
      <Consequence payment={payment} />
    </AskForm>
  )
}

function Consequence({ payment }: { payment: WholePayment }) {
  const say = useSay()
  const amount = Form.useWatch<number | null>("amountRupees", Form.useFormInstance()) ?? payment.leftRupees
  return <Alert type="warning" role="status" message={`${thenOf(say, payment, amount)} ${say("refund.final")}`} />
}

function thenOf(say: Say, payment: WholePayment, rupees: number): string {
  const { mayRefund, leftRupees, cancelsOrder, orderNumber } = payment
  const given = {
    amount: money(rupees),
    name: buyerOf(say, payment),
    number: orderNumber ?? "",
    rest: money(Math.max(0, leftRupees - rupees)),
  }
  if (mayRefund === "whole") return say("refund.then.unplaced", given)
  if (rupees < leftRupees) return say("refund.then.part", given)
  return say(cancelsOrder ? "refund.then.cancels" : "refund.then.left", given)
}
