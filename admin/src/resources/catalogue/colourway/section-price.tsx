import { percentOff } from "@silai/contracts/catalogue/percent-off"
import { colourwaySays } from "@silai/contracts/catalogue/messages"
import { dearestAtLowGst, gstRateOf } from "@silai/contracts/checkout/gst"
import { GST } from "@silai/contracts/checkout/limits"
import { Checkbox, Input } from "antd"
import { Field } from "../../../ui/field"
import { money } from "../../../ui/format"
import { rupeesOf } from "./form-values"
import type { SectionProps } from "./form"
import { Section } from "./section"
import style from "./form.module.css"

const paiseOf = (typed: string) => {
  const rupees = rupeesOf(typed)
  return rupees && !Number.isNaN(rupees) ? Math.round(rupees * 100) : null
}

/** What customers will read beside the price, and what the state takes of it. */
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
        <span className={style.caution}>{colourwaySays.gst(percent, money(dearestAtLowGst / 100))}</span>
      )}
    </p>
  )
}

export function PriceSection({ values, set, errorOf }: SectionProps) {
  const [price, base, sale] = [paiseOf(values.price), paiseOf(values.basePrice), paiseOf(values.salePrice)]
  return (
    <Section title="Price" about="In rupees, taxes included. Every size costs the same.">
      <Field label="Base price" error={errorOf("basePrice")} hint="Struck through when the price is lower.">
        {(ids) => (
          <Input
            {...ids}
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={values.basePrice}
            onChange={({ target }) => set({ basePrice: target.value })}
          />
        )}
      </Field>
      <Field label="Price" error={errorOf("price")} hint="What customers pay.">
        {(ids) => (
          <Input
            {...ids}
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={values.price}
            onChange={({ target }) => set({ price: target.value })}
          />
        )}
      </Field>
      <Verdict price={price} base={base} />
      <div className={style.whole}>
        <Checkbox checked={values.saleOn} onChange={({ target }) => set({ saleOn: target.checked })}>
          A lower price for some time
        </Checkbox>
      </div>
      {values.saleOn && (
        <>
          <Field
            label="Sale price"
            error={errorOf("sale")}
            hint={
              sale !== null && base !== null && base > sale
                ? `${percentOff(base, sale)}% off while it lasts.`
                : undefined
            }
          >
            {(ids) => (
              <Input
                {...ids}
                prefix="₹"
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={values.salePrice}
                onChange={({ target }) => set({ salePrice: target.value })}
              />
            )}
          </Field>
          <span />
          <Field label="From" hint="Indian time.">
            {(ids) => (
              <Input
                {...ids}
                type="datetime-local"
                value={values.saleFrom}
                onChange={({ target }) => set({ saleFrom: target.value })}
              />
            )}
          </Field>
          <Field label="To" hint="Empty: until you take it away.">
            {(ids) => (
              <Input
                {...ids}
                type="datetime-local"
                value={values.saleTo}
                onChange={({ target }) => set({ saleTo: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </Section>
  )
}
