import { SHIPPING_FEE } from "@silai/contracts/checkout/limits"
import { Form } from "antd"
import { Places } from "./places"
import { BLANK_PLACE } from "./shipping-fee-values"
import { NumberInput } from "../../ui/form/number-input"

type RupeesProps = {
  most: number
  least?: number
  id?: string
  value?: number | null
  onChange?: (value: number | null) => void
}

/** Whole rupees. antd's Form passes id, value and onChange to the field. */
export const RupeesInput = ({ most, least = 0, ...field }: RupeesProps) => (
  <NumberInput {...field} prefix="₹" min={least} max={most} precision={0} controls={false} />
)

/** The places with a different fee. */
export const FeePlaces = () => (
  <section className="part">
    <h2>Special areas</h2>
    <p className="quiet">The first match wins.</p>
    <Places list="places" most={SHIPPING_FEE.maxPlaces} blank={BLANK_PLACE} add="Add a place">
      {(at) => (
        <>
          <Form.Item name={[at, "fee"]} label="Fee">
            <RupeesInput most={SHIPPING_FEE.maxRupees} />
          </Form.Item>
          <Form.Item name={[at, "freeFrom"]} label="Free above this order value" extra="Leave empty for never.">
            <RupeesInput most={SHIPPING_FEE.maxFreeFromRupees} least={1} />
          </Form.Item>
        </>
      )}
    </Places>
  </section>
)
