import { SHIPPING_FEE } from "@silai/contracts/checkout/limits"
import { shippingFeeSays } from "@silai/contracts/checkout/fee-messages"
import { STATES } from "@silai/contracts/place/states"
import { Button, Form, type FormRule, Input, InputNumber, Select } from "antd"
import { BinIcon, DownIcon, UpIcon } from "../../ui/icons"
import { readPins } from "./pin-ranges"
import { BLANK_PLACE, type PlaceValues } from "./shipping-fee-values"
import style from "./shipping-fee.module.css"

type RupeesProps = {
  most: number
  least?: number
  id?: string
  value?: number | null
  onChange?: (value: number | null) => void
}

/** Whole rupees. What antd's Form hands on (id, value, onChange) goes to the field. */
export const RupeesInput = ({ most, least = 0, ...field }: RupeesProps) => (
  <InputNumber {...field} prefix="₹" min={least} max={most} precision={0} controls={false} className={style.rupees} />
)

const states = STATES.map(({ code, name }) => ({ value: code, label: name }))
const check = (wrong: (value: string) => string | undefined): FormRule => ({
  validator: async (_rule: unknown, value: string) => {
    const said = wrong(value)
    if (said) throw new Error(said)
  },
  validateTrigger: "onSubmit",
})

/** The places with a fee of their own, in the order in which they are looked through. */
export const Places = () => (
  <section className={style.section}>
    <h2>Places of their own</h2>
    <p className={style.soft}>Of two places that fit an address, the upper one counts.</p>
    <Form.List name="places">
      {(fields, { add, remove, move }) => (
        <>
          {fields.map(({ key, name }) => (
            <Place
              key={key}
              at={name}
              last={name === fields.length - 1}
              onRemove={() => remove(name)}
              onMove={(by) => move(name, name + by)}
            />
          ))}
          <div>
            <Button onClick={() => add(BLANK_PLACE)} disabled={fields.length >= SHIPPING_FEE.maxPlaces}>
              Add a place
            </Button>
          </div>
        </>
      )}
    </Form.List>
  </section>
)

type Props = { at: number; last: boolean; onRemove: () => void; onMove: (by: 1 | -1) => void }

function Place({ at, last, onRemove, onMove }: Props) {
  const form = Form.useFormInstance()
  const name = Form.useWatch<string>(["places", at, "name"], form) || `place ${at + 1}`
  const here = () => form.getFieldValue(["places", at]) as PlaceValues
  const wrongPins = (pins: string) => {
    const ranges = readPins(pins ?? "")
    if (typeof ranges === "string") return ranges
    return ranges.length + here().states.length > 0 ? undefined : shippingFeeSays.placeEmpty
  }
  return (
    <div className={style.place} role="group" aria-label={name}>
      <div className={style.placeHead}>
        <Form.Item
          name={[at, "name"]}
          label="Name"
          validateTrigger="onChange"
          rules={[check((value) => (value?.trim() ? undefined : shippingFeeSays.placeUnnamed))]}
        >
          <Input maxLength={SHIPPING_FEE.maxName} placeholder="North-East" />
        </Form.Item>
        <div className={style.buttons}>
          <Button
            type="text"
            icon={<UpIcon />}
            disabled={at === 0}
            onClick={() => onMove(-1)}
            aria-label={`Move ${name} up`}
          />
          <Button
            type="text"
            icon={<DownIcon />}
            disabled={last}
            onClick={() => onMove(1)}
            aria-label={`Move ${name} down`}
          />
          <Button type="text" icon={<BinIcon />} onClick={onRemove} aria-label={`Remove ${name}`} />
        </div>
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
      <div className={style.pair}>
        <Form.Item name={[at, "fee"]} label="Fee">
          <RupeesInput most={SHIPPING_FEE.maxRupees} />
        </Form.Item>
        <Form.Item name={[at, "freeFrom"]} label="Free from" extra="Empty: never.">
          <RupeesInput most={SHIPPING_FEE.maxFreeFromRupees} least={1} />
        </Form.Item>
      </div>
    </div>
  )
}
