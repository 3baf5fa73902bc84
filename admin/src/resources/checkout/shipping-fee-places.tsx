import { SHIPPING_FEE } from "@silai/contracts/checkout/limits"
import { Form } from "antd"
import { Places } from "./places"
import { BLANK_PLACE, FEE, FREE_FROM } from "./shipping-fee-values"
import { NumberInput } from "../../ui/form/number-input"
import { inRange } from "../../ui/form/number-range"
import { useSay } from "../../words/language"

/** The places with a different fee. */
export function FeePlaces() {
  const say = useSay()
  return (
    <section className="part">
      <h2>Special areas</h2>
      <p className="quiet">The first match wins.</p>
      <Places list="places" most={SHIPPING_FEE.maxPlaces} blank={BLANK_PLACE} add="Add a place">
        {(at) => (
          <>
            <Form.Item name={[at, "fee"]} label="Fee" validateTrigger="onChange" rules={[inRange(say, FEE)]}>
              <NumberInput prefix="₹" controls={false} />
            </Form.Item>
            <Form.Item
              name={[at, "freeFrom"]}
              label="Free above this order value"
              extra="Leave empty for never."
              validateTrigger="onChange"
              rules={[inRange(say, FREE_FROM)]}
            >
              <NumberInput prefix="₹" controls={false} />
            </Form.Item>
          </>
        )}
      </Places>
    </section>
  )
}
