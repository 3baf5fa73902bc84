import type { Parcel } from "@silai/contracts/order/calls"
import { codeOf } from "@silai/contracts/order/status"
import { App, Button } from "antd"
import { useState } from "react"
import { call } from "../../../providers/call"
import { AskForm } from "../../../ui/form/ask-form"
import { FormDialog } from "../../../ui/form/dialog-frame"
import { useKeys } from "../../../ui/keys/use-keys"
import { useRefetch } from "../../../ui/use-refetch"
import { useSay } from "../../../words/language"
import { askOrderMove, type WholeOrder } from "../calls"
import { askedBy, type Even, knownOf } from "../next-step"
import { warningsOf } from "../warnings"
import { ParcelFields, parcelOf } from "./parcel-fields"

/** The next courier is mostly the last one; remembered while the page is open. */
let lastCourier = ""

/** Marks a parcel as shipped, with what the buyer needs to follow it; all of it is optional. */
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
  const refetch = useRefetch()
  const [warned, setWarned] = useState<Even>({})
  const send = async (parcel: Parcel) => {
    const given = parcelOf(parcel)
    try {
      const { message: notice } = await call(askOrderMove, {
        orderId: order._id,
        status: codeOf("shipped"),
        parcel: given,
        ...knownOf(order),
        ...warned,
      })
      lastCourier = given.courier
      void message.success(notice)
      onClose()
    } catch (error) {
      setWarned((before) => ({ ...before, ...askedBy(error) }))
      throw error
    } finally {
      void refetch("order", "inventory")
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
      <ParcelFields />
      {warningsOf(order) ?? <p>{say("step.4.then")}</p>}
    </AskForm>
  )
}
