import { SHIPPING_FEE } from "@silai/contracts/checkout/limits"
import { shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { STATES } from "@silai/contracts/place/states"
import { roomFor } from "@silai/contracts/room"
import { Button, Form, type FormRule, Input, Select } from "antd"
import type { ReactNode } from "react"
import { OrderButtons } from "../../ui/icon-button"
import { readPins } from "./pin-ranges"
import style from "./shipping-fee.module.css"

const states = STATES.map(({ code, name }) => ({ value: code, label: name }))

/** Says what is wrong when the form is saved. */
export const check = <Value,>(wrong: (value: Value) => string | undefined): FormRule => ({
  validator: async (_rule: unknown, value: Value) => {
    const fault = wrong(value)
    if (fault) throw new Error(fault)
  },
  validateTrigger: "onSubmit",
})

type ListProps = {
  /** The form's list of them. */
  list: string
  most: number
  blank: object
  add: string
  /** The values for the place at this position. */
  children: (at: number) => ReactNode
}

/** Parts of India with their own values, in matching order. */
export const Places = ({ list, most, blank, add: word, children }: ListProps) => (
  <Form.List name={list}>
    {(fields, { add, remove, move }) => (
      <>
        {fields.map(({ key, name }) => (
          <Place
            key={key}
            list={list}
            at={name}
            of={fields.length}
            onRemove={() => remove(name)}
            onMove={(by) => move(name, name + by)}
          >
            {children(name)}
          </Place>
        ))}
        <div>
          <Button onClick={() => add(blank)} disabled={fields.length >= most}>
            {word}
          </Button>
        </div>
      </>
    )}
  </Form.List>
)

type Props = {
  list: string
  at: number
  of: number
  onRemove: () => void
  onMove: (by: 1 | -1) => void
  children: ReactNode
}

function Place({ list, at, of, onRemove, onMove, children }: Props) {
  const form = Form.useFormInstance()
  const name = Form.useWatch<string>([list, at, "name"], form) || `place ${at + 1}`
  const wrongPins = (pins: string) => {
    const ranges = readPins(pins ?? "")
    if (typeof ranges === "string") return ranges
    const chosen = form.getFieldValue([list, at, "states"]) as string[]
    return ranges.length + chosen.length > 0 ? undefined : shippingFeeMessages.placeEmpty
  }
  return (
    <div className={style.place} role="group" aria-label={name}>
      <div className={style.placeHead}>
        <Form.Item
          name={[at, "name"]}
          label="Name"
          validateTrigger="onChange"
          rules={[check<string>((value) => (value?.trim() ? undefined : shippingFeeMessages.placeUnnamed))]}
        >
          <Input maxLength={roomFor(SHIPPING_FEE.maxName)} placeholder="North-East" />
        </Form.Item>
        <OrderButtons name={name} at={at} of={of} onMove={onMove} onRemove={onRemove} />
      </div>
      <Form.Item name={[at, "states"]} label="States">
        <Select mode="multiple" options={states} optionFilterProp="label" allowClear />
      </Form.Item>
      <Form.Item
        name={[at, "pins"]}
        label="PIN codes"
        validateTrigger="onChange"
        extra="One by one or from-to, with commas: 141001-141020, 160017."
        rules={[check(wrongPins)]}
      >
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
      <div className="pair">{children}</div>
    </div>
  )
}
