import { rupeesOf } from "@silai/contracts/rupees"
import { percentOff } from "@silai/contracts/catalogue/percent-off"
import { colourwayMessages } from "@silai/contracts/catalogue/messages"
import { dearestAtLowGst, gstRateOf } from "@silai/contracts/checkout/gst"
import { GST } from "@silai/contracts/checkout/limits"
import { FIGURES } from "@silai/contracts/room"
import { Checkbox, Input } from "antd"
import { MomentField } from "../../../ui/form/moment-field"
import { money } from "../../../ui/format"
import { Fact, type SectionProps } from "./fact"
import type { Values } from "./form-values"
import { Section } from "./section"
import style from "./form.module.css"

const paiseOf = (typed: string) => {
  const rupees = rupeesOf(typed)
  return rupees && !Number.isNaN(rupees) ? Math.round(rupees * 100) : null
}

/** The discount that customers will see, and the GST. */
function Verdict({ price, base }: { price: number | null; base: number | null }) {
  if (price === null) return null
  const percent = gstRateOf(price)
  const off = base === null ? 0 : percentOff(base, price)
  return (
    <p className={style.verdict} aria-live="polite">
      <span>
        {off > 0 ? (
          <>
            <b>{off}% off</b>, rounded down as in the shop
          </>
        ) : (
          "No discount is shown"
        )}
      </span>
      {percent === GST.lowPercent ? (
        <span>GST {percent} % is included</span>
      ) : (
        <span className={style.caution}>{colourwayMessages.gst(percent, money(dearestAtLowGst / 100))}</span>
      )}
    </p>
  )
}

const rupees = <Input prefix="₹" inputMode="decimal" maxLength={FIGURES.maxTyped} />

/** The selling price, and the struck-through price next to it. */
export const PriceFields = ({ values }: { values: Pick<Values, "price" | "basePrice"> }) => (
  <>
    <Fact name="basePrice" label="Base price" extra="Struck through when the price is lower.">
      {rupees}
    </Fact>
    <Fact name="price" label="Price" extra="The selling price.">
      {rupees}
    </Fact>
    <Verdict price={paiseOf(values.price)} base={paiseOf(values.basePrice)} />
  </>
)

export function PriceSection({ at }: SectionProps) {
  const [base, sale] = [paiseOf(at.values.basePrice), paiseOf(at.values.sale)]
  const off = sale !== null && base !== null && base > sale ? percentOff(base, sale) : 0
  return (
    <Section title="Price" about="In rupees, taxes included. Every size costs the same.">
      <PriceFields values={at.values} />
      <Fact name="saleOn" valuePropName="checked" wide>
        <Checkbox>A lower price for some time</Checkbox>
      </Fact>
      {at.values.saleOn && (
        <>
          <Fact name="sale" label="Sale price" extra={off > 0 ? `${off}% off while it lasts.` : undefined}>
            {rupees}
          </Fact>
          <span />
          <Fact name="saleFrom" label="From" extra="Indian time.">
            <MomentField />
          </Fact>
          <Fact
            name="saleTo"
            label="To"
            extra="A day without a time ends at 23:59. Leave empty to run until you remove it."
          >
            <MomentField isEnd />
          </Fact>
        </>
      )}
    </Section>
  )
}
