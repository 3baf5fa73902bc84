import { CanAccess } from "@refinedev/core"
import { isNotedGateway, REFUND } from "@silai/contracts/checkout/limits"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import type { RefundAsked } from "@silai/contracts/checkout/payment-calls"
import { roomFor } from "@silai/contracts/room"
import { Alert, App, Button, Input } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { money } from "../../ui/format"
import { useAct } from "../../ui/use-act"
import { useRefetch } from "../../ui/use-refetch"
import { translated, useSay } from "../../words/language"
import { askRefundAgain, askRefundGiven, askRefundWithdrawal } from "./calls"

/** A refund that waits for a person: sent again, where a gateway can send it, or noted as given another way. */
export function StuckRefund({ refund, gateway }: { refund: RefundAsked; gateway: string }) {
  const say = useSay()
  const { act, busy } = useAct("payment", "order")
  const { _id: refundId, amountRupees, sendableRupees, lastError, declines } = refund
  const isByHand = isNotedGateway(gateway)
  const amount = money(amountRupees)
  return (
    <Alert
      type="error"
      message={say(
        isByHand ? "payment.alarm.by-hand" : declines ? "payment.alarm.declined" : "payment.alarm.not-sent",
        { amount },
      )}
      description={
        lastError && (declines ? say("payment.last-error", { why: translated(lastError) }) : translated(lastError))
      }
      action={
        <CanAccess resource="payment" action="edit">
          <span className="row">
            {!isByHand && (
              <Button
                type="primary"
                loading={busy}
                disabled={sendableRupees <= 0}
                onClick={() => void act(askRefundAgain, { refundId, amountRupees: sendableRupees })}
              >
                {sendableRupees < amountRupees
                  ? say("stuck.rest", { amount: money(sendableRupees) })
                  : say("stuck.again")}
              </Button>
            )}
            <Given refund={refund} />
            {refund.mayWithdraw && <Withdrawal refund={refund} />}
          </span>
        </CanAccess>
      }
    />
  )
}

/** It notes the sum that the dialog showed when it opened. */
function Given({ refund: { _id: refundId, sendableRupees: now } }: { refund: RefundAsked }) {
  const say = useSay()
  const [sendableRupees, setSendable] = useState(now)
  return (
    <NoteDialog
      name="given"
      words={{
        open: say("stuck.given"),
        note: say("stuck.given.note"),
        after: say("stuck.given.then", { amount: money(sendableRupees) }),
      }}
      onOpen={() => setSendable(now)}
      onSend={(note) => call(askRefundGiven, { refundId, amountRupees: sendableRupees, note })}
    />
  )
}

function Withdrawal({ refund: { _id: refundId, amountRupees } }: { refund: RefundAsked }) {
  const say = useSay()
  return (
    <NoteDialog
      name="withdrawal"
      words={{
        open: say("stuck.withdraw"),
        note: say("stuck.withdraw.note"),
        after: say("stuck.withdraw.then", { amount: money(amountRupees) }),
      }}
      onSend={(note) => call(askRefundWithdrawal, { refundId, note })}
    />
  )
}

type Noted = {
  name: string
  words: { open: string; note: string; after: string }
  onOpen?: () => void
  onSend: (note: string) => Promise<{ message: string }>
}

/** A button whose dialog asks for a note, and says what follows. */
function NoteDialog({ name, words, onOpen, onSend }: Noted) {
  const { message } = App.useApp()
  const refetch = useRefetch()
  const [open, setOpen] = useState(false)
  const begin = () => {
    onOpen?.()
    setOpen(true)
  }
  const send = async ({ note }: { note: string }) => {
    try {
      const { message: notice } = await onSend(note)
      void message.success(translated(notice))
      setOpen(false)
    } finally {
      void refetch("payment", "order")
    }
  }
  return (
    <>
      <Button onClick={begin}>{words.open}</Button>
      <FormDialog open={open} title={words.open} width={520} onClose={() => setOpen(false)}>
        <AskForm<{ note: string }>
          name={name}
          blank={{ note: "" }}
          button={words.open}
          danger
          onCancel={() => setOpen(false)}
          onSend={send}
        >
          <FormField<{ note: string }>
            name="note"
            label={words.note}
            check={({ note }) =>
              note.trim().length < REFUND.shortestReason ? paymentRefundMessages.reasonWanted : undefined
            }
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={roomFor(REFUND.maxReason)} />
          </FormField>
          <Alert type="warning" role="note" message={words.after} />
        </AskForm>
      </FormDialog>
    </>
  )
}
