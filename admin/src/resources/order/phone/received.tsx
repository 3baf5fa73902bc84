import { REFERENCE } from "@silai/contracts/checkout/limits"
import { phoneOrderMessages } from "@silai/contracts/checkout/phone-order-messages"
import { roomFor } from "@silai/contracts/room"
import { App, Button, Input } from "antd"
import { useState } from "react"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { AskForm } from "../../../ui/form/ask-form"
import { FormDialog } from "../../../ui/form/dialog-frame"
import { FormField } from "../../../ui/form/field"
import { money } from "../../../ui/format"
import { useRefetch } from "../../../ui/use-refetch"
import { translated, useSay } from "../../../words/language"
import { askReceived } from "./calls"

type Values = { reference: string }
/** `paymentId`: the payment's, or its order's. */
type Props = { paymentId: string; way: "transfer" | "cash"; rupees: number; name: string }

/** Notes that the money of an order was received: a bank transfer, or cash when it is collected. */
export function ReceivedButton({ paymentId, way, rupees, name }: Props) {
  const say = useSay()
  const may = useMay()("payment.write")
  const { message } = App.useApp()
  const refetch = useRefetch()
  const [open, setOpen] = useState(false)
  if (!may) return null
  const title = say("received.title", { amount: money(rupees) })
  const send = async ({ reference }: Values) => {
    try {
      const { message: notice } = await call(askReceived, { paymentId, reference: reference.trim() })
      void message.success(translated(notice))
      setOpen(false)
    } finally {
      void refetch("phone-order", "order", "payment", "inventory")
    }
  }
  return (
    <span data-screen>
      <Button type="primary" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <FormDialog open={open} title={title} width={440} onClose={() => setOpen(false)}>
        <AskForm<Values>
          name="received"
          blank={{ reference: "" }}
          button={say("received.note")}
          onCancel={() => setOpen(false)}
          onSend={send}
        >
          <FormField<Values>
            name="reference"
            label={say(way === "transfer" ? "received.reference" : "received.receipt")}
            check={({ reference }) =>
              way === "transfer" && reference.trim().length < REFERENCE.shortest
                ? translated(phoneOrderMessages.referenceWanted)
                : undefined
            }
          >
            <Input maxLength={roomFor(REFERENCE.most)} autoComplete="off" />
          </FormField>
          <p>{say(way === "transfer" ? "received.then.transfer" : "received.then.cash", { name })}</p>
        </AskForm>
      </FormDialog>
    </span>
  )
}
