import type { OrderItem } from "@silai/contracts/order/calls"
import { LENGTH_MAX_TYPED, MEASUREMENTS } from "@silai/contracts/measurement/limits"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { complaintOf, inchesOf, type Typed, typedOf } from "@silai/contracts/measurement/parse-inches"
import { REASON } from "@silai/contracts/order/limits"
import { mayTakeOut } from "@silai/contracts/order/status"
import { roomFor } from "@silai/contracts/room"
import { useQuery } from "@tanstack/react-query"
import { App, Button, Input, Select } from "antd"
import { useState } from "react"
import { call, entry } from "../../providers/call"
import { useMay } from "../../providers/may"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { useRefetch } from "../../ui/use-refetch"
import { sentenceOf, translated, useSay } from "../../words/language"
import { askCorrect, type WholeOrder } from "./calls"

const askColourway = entry("/admin/product/variant/single")

type Props = { order: WholeOrder; item: OrderItem }
type Values = Typed & { size?: string; reason: string }

/** Gives a piece another size, or other measurements, until its order is packed. */
export function CorrectButton({ order, item }: Props) {
  const say = useSay()
  const may = useMay()("order.write")
  const [open, setOpen] = useState(false)
  if (!open && (!may || !mayTakeOut(order.status) || item.quantity === 0)) return null
  const title = say(item.measurement ? "correct.measurement" : "correct.size")
  return (
    <span data-screen>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`${title}: ${item.name}`}>
        {title}
      </Button>
      <FormDialog open={open} title={`${title}: ${item.name}`} width={480} onClose={() => setOpen(false)}>
        <CorrectForm order={order} item={item} onClose={() => setOpen(false)} />
      </FormDialog>
    </span>
  )
}

/** It sends what the dialog showed when it opened, so that a colleague's correction since then is not overwritten. */
function CorrectForm({ order, item: now, onClose }: Props & { onClose: () => void }) {
  const say = useSay()
  const [item] = useState(now)
  const { message } = App.useApp()
  const refetch = useRefetch()
  const { size, measurement } = item
  const send = async ({ size: to = "", reason, ...typed }: Values) => {
    const half = measurement?.measurementType
    const inches = half && ({ measurementType: half, ...inchesOf(half, typed) } as Measurement)
    try {
      const { message: notice } = await call(askCorrect, {
        orderId: order._id,
        itemId: item._id,
        was: { size, measurement },
        reason: reason.trim(),
        to: inches ? { measurement: inches } : { size: to },
      })
      void message.success(notice)
      onClose()
    } finally {
      void refetch("order", "inventory")
    }
  }
  return (
    <AskForm<Values>
      name="correct"
      blank={{ ...(measurement ? typedOf(measurement) : { size: undefined }), reason: "" }}
      button={say("correct.send")}
      onCancel={onClose}
      onSend={send}
    >
      {measurement ? <Inches measurement={measurement} /> : <Sizes item={item} />}
      <FormField<Values> name="reason" label={say("correct.why")}>
        <Input maxLength={roomFor(REASON.most)} />
      </FormField>
      <p>{say("correct.then", { name: order.customerName })}</p>
    </AskForm>
  )
}

function Inches({ measurement }: { measurement: Measurement }) {
  const say = useSay()
  return MEASUREMENTS[measurement.measurementType].map((name) => (
    <FormField<Values>
      key={name}
      name={name}
      label={say(`measure.${name}`)}
      check={(typed) => {
        const complaint = complaintOf(typed[name])
        return complaint === null ? undefined : translated(complaint)
      }}
    >
      <Input maxLength={LENGTH_MAX_TYPED} suffix={<span aria-hidden="true">″</span>} />
    </FormField>
  ))
}

/** The colour's sizes, with how many are free; made to order, zero is fine. */
function Sizes({ item }: { item: OrderItem }) {
  const say = useSay()
  const { data, isPending, error } = useQuery({
    queryKey: ["colourway", "sizes", item.slug],
    queryFn: ({ signal }) => call(askColourway, { variantIdOrSlug: item.slug }, signal),
    // Free pieces may have been sold since the last fetch.
    staleTime: 0,
  })
  const { sizes = [], backorder = false } = data?.data ?? {}
  return (
    <FormField<Values>
      name="size"
      label={say("correct.to", { size: item.size })}
      extra={error && <span className="trouble">{sentenceOf(error)}</span>}
      check={({ size }) => (size ? undefined : say("correct.choose"))}
    >
      <Select
        loading={isPending}
        options={sizes
          .filter(({ size }) => size !== item.size)
          .map(({ size, free }) => ({
            value: size,
            disabled: free < item.quantity && !backorder,
            label: `${size} · ${free > 0 ? say("correct.free", { n: free }) : say(backorder ? "correct.made" : "correct.gone")}`,
          }))}
      />
    </FormField>
  )
}
