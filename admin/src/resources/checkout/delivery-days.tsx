import { extraDays, workingDays } from "@silai/contracts/checkout/delivery-messages"
import { shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { DELIVERY_DAYS } from "@silai/contracts/checkout/limits"
import { Form } from "antd"
import { FormField } from "../../ui/form/field"
import { check, Places } from "./places"
import { BLANK_ZONE, type ShippingFeeValues, type ZoneValues } from "./shipping-fee-values"
import style from "./shipping-fee.module.css"
import { NumberInput } from "../../ui/form/number-input"
import { inRange } from "../../ui/form/number-range"
import { useSay } from "../../words/language"

const DAYS = { min: 1, max: DELIVERY_DAYS.most }

const wrongDays = (min: number | null, max: number | null) =>
  min === null || max === null
    ? shippingFeeMessages.daysMissing
    : min > max
      ? shippingFeeMessages.daysBackwards
      : undefined

/** How long delivery takes: everywhere, and in special zones. */
export function DeliveryDaysFields({ min, max }: { min: number | null; max: number | null }) {
  const say = useSay()
  const form = Form.useFormInstance()
  return (
    <section className="part">
      <h2>How long it takes</h2>
      <p className="quiet">
        Working days from an order to the door, for ready-made pieces. Custom sizes add {extraDays} automatically.
      </p>
      <div className="pair">
        <FormField<ShippingFeeValues> name="minDays" label="Everywhere, from" extra="Working days." range={DAYS}>
          <NumberInput controls={false} />
        </FormField>
        <FormField<ShippingFeeValues>
          name="maxDays"
          label="Everywhere, to"
          range={DAYS}
          check={({ minDays, maxDays }) => wrongDays(minDays, maxDays)}
        >
          <NumberInput controls={false} />
        </FormField>
      </div>
      {min !== null && max !== null && min <= max && (
        <p className={style.read}>
          Shoppers read: <strong>{workingDays({ min, max })}</strong>
        </p>
      )}
      <p className="quiet">If two zones fit an address, the first one applies.</p>
      <Places list="zones" most={DELIVERY_DAYS.maxZones} blank={BLANK_ZONE} add="Add a zone">
        {(at) => (
          <>
            <Form.Item name={[at, "min"]} label="Days from" validateTrigger="onChange" rules={[inRange(say, DAYS)]}>
              <NumberInput controls={false} />
            </Form.Item>
            <Form.Item
              name={[at, "max"]}
              label="Days to"
              validateTrigger="onChange"
              rules={[
                inRange(say, DAYS),
                check<number | null>((last) =>
                  wrongDays((form.getFieldValue(["zones", at]) as ZoneValues).min ?? null, last ?? null),
                ),
              ]}
            >
              <NumberInput controls={false} />
            </Form.Item>
          </>
        )}
      </Places>
    </section>
  )
}
