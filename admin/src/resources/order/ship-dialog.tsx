import type { Parcel } from "@silai/contracts/order/calls"
import { PARCEL } from "@silai/contracts/order/limits"
import { App, Button, Input } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { useKeys } from "../../ui/use-keys"
import { useReadAnew } from "../../ui/use-read-anew"
import { useSay } from "../../words/language"
import { askOrderMove, type WholeOrder } from "./calls"
import { MoneyGone } from "./money-gone"
import { isMoneyGone } from "./next-step"

/** The next courier is mostly the last one; kept for as long as the page is open. */
let lastCourier = ""

/** Marks a parcel as shipped, with what the buyer needs to follow it; all of it may stay empty. */
export function ShipButton({ order }: { order: WholeOrder }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  useKeys({ a: () => setOpen(true) })
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)} aria-keyshortcuts="a">
        {say("step.4.button")}
      </Button>
      <FormDialog open={open} title={say("step.4.ask")} width={480} onClose={() => setOpen(false)}>
        <ShipForm order={order} onClose={() => setOpen(false)} />
      </FormDialog>
    </>
  )
}

function ShipForm({ order, onClose }: { order: WholeOrder; onClose: () => void }) {
  const say = useSay()
  const { message } = App.useApp()
  const readAnew = useReadAnew()
  const send = async (parcel: Parcel) => {
    const given = {
      courier: parcel.courier.trim(),
      trackingNumber: parcel.trackingNumber.trim(),
      trackingUrl: parcel.trackingUrl.trim(),
    }
    try {
      const { message: said } = await call(askOrderMove, {
        ...{ orderId: order._id, status: 4, parcel: given },
        evenRefunded: isMoneyGone(order),
      })
      lastCourier = given.courier
      void message.success(said)
      onClose()
    } finally {
      void readAnew("order")
    }
  }
  return (
    <AskForm<Parcel>
      name="ship"
      blank={{ courier: lastCourier, trackingNumber: "", trackingUrl: "" }}
      button={say("step.4.button")}
      onCancel={onClose}
      onSend={send}
    >
      <FormField<Parcel> name="courier" label={say("parcel.courier")}>
        <Input maxLength={PARCEL.courier} autoComplete="off" />
      </FormField>
      <FormField<Parcel> name="trackingNumber" label={say("parcel.number")}>
        <Input maxLength={PARCEL.number} autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField<Parcel>
        name="trackingUrl"
        label={say("parcel.link")}
        extra={say("parcel.hint")}
        check={({ trackingUrl }) =>
          !trackingUrl.trim() || PARCEL.link.test(trackingUrl.trim()) ? undefined : say("parcel.link.wrong")
        }
      >
        <Input maxLength={PARCEL.url} type="url" autoComplete="off" spellCheck={false} />
      </FormField>
      {isMoneyGone(order) ? <MoneyGone order={order} /> : <p>{say("step.4.then")}</p>}
    </AskForm>
  )
}
