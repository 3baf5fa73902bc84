import { COD, REFERENCE } from "@silai/contracts/checkout/limits"
import { ON_ITS_WAY, type OrderStatusCode, SENT } from "@silai/contracts/order/status"
import { roomFor } from "@silai/contracts/room"
import { App, Button, Input, Popconfirm } from "antd"
import { useState } from "react"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { AskForm } from "../../../ui/form/ask-form"
import { FormDialog } from "../../../ui/form/dialog-frame"
import { FormField } from "../../../ui/form/field"
import { money } from "../../../ui/format"
import { useAct } from "../../../ui/use-act"
import { useRefetch } from "../../../ui/use-refetch"
import { translated, useSay } from "../../../words/language"
import { askUndelivered, askCollect, type WholeOrder } from "../calls"

/** The paid and the due part of an order that is paid later. */
export function Due({ order: { cod, money: sums, paymentStatus } }: { order: WholeOrder }) {
  const say = useSay()
  if (paymentStatus !== "due") return null
  return (
    <>
      {sums.keptRupees > 0 && (
        <p>
          {say("cod.now")}: {money(sums.keptRupees)}
        </p>
      )}
      <p>
        {say(cod ? "cod.due" : "cod.due.collect")}: <strong>{money(sums.dueRupees)}</strong>
      </p>
    </>
  )
}

/**
 * The sum that the courier collects for an order. Staff note here that the money has arrived, or that the parcel was
 * returned unpaid.
 */
export function AtDoor({ order }: { order: WholeOrder }) {
  const { cod, paymentStatus } = order
  const status = order.status as OrderStatusCode
  if (!cod) return null
  const isDue = paymentStatus === "due"
  return (
    <div className="stack">
      <Due order={order} />
      {isDue && SENT.includes(status) && <CollectButton order={order} />}
      {ON_ITS_WAY.includes(status) && <UndeliveredButton order={order} />}
    </div>
  )
}

type Values = { reference: string }

/** It notes the sum that the dialog showed when it opened: pieces may be taken out in the meantime. */
function CollectButton({ order }: { order: WholeOrder }) {
  const say = useSay()
  const may = useMay()("payment.write")
  const { message } = App.useApp()
  const refetch = useRefetch()
  const [open, setOpen] = useState(false)
  const [dueRupees, setDue] = useState(order.money.dueRupees)
  if (!may) return null
  const begin = () => {
    setDue(order.money.dueRupees)
    setOpen(true)
  }
  const send = async ({ reference }: Values) => {
    try {
      const lines = [{ order: order._id, amountRupees: dueRupees, reference: reference.trim() }]
      const [one] = (await call(askCollect, { lines })).data
      if (one && !one.noted) throw new Error(translated(one.message, one.code))
      void message.success(say("remit.is-sent"))
      setOpen(false)
    } finally {
      void refetch("order", "payment")
    }
  }
  return (
    <span data-screen>
      <Button type="primary" onClick={begin}>
        {say("cod.collect")}
      </Button>
      <FormDialog
        open={open}
        title={say("cod.collect.title", { amount: money(dueRupees) })}
        width={440}
        onClose={() => setOpen(false)}
      >
        <AskForm<Values>
          name="collect"
          blank={{ reference: "" }}
          button={say("cod.collect.note")}
          onCancel={() => setOpen(false)}
          onSend={send}
        >
          <FormField<Values> name="reference" label={say("cod.collect.reference")}>
            <Input maxLength={roomFor(REFERENCE.most)} autoComplete="off" />
          </FormField>
          <p>{say("cod.collect.then")}</p>
        </AskForm>
      </FormDialog>
    </span>
  )
}

function UndeliveredButton({ order }: { order: WholeOrder }) {
  const say = useSay()
  const may = useMay()("return.write")
  const { act } = useAct("order", "payment", "inventory")
  if (!may) return null
  return (
    <span data-screen>
      <Popconfirm
        title={say("cod.undelivered.ask")}
        description={say("cod.undelivered.then", { name: order.customerName, n: COD.parcelsLeft })}
        okText={say("cod.undelivered")}
        cancelText={say("cod.undelivered.keep")}
        onConfirm={() => void act(askUndelivered, { orderId: order._id })}
      >
        <Button>{say("cod.undelivered")}</Button>
      </Popconfirm>
    </span>
  )
}
