import { REPRICE } from "@silai/contracts/catalogue/shelf-limits"
import { Checkbox, InputNumber } from "antd"
import { money } from "../../ui/format"
import { exactPercent, gstOf, type Part, shownPercent, type Sum } from "./discount"
import { Field } from "../../ui/field"
import style from "./discount.module.css"

const PARTS: { part: Part; label: string; sign: string }[] = [
  { part: "base", label: "Base price", sign: "₹" },
  { part: "percent", label: "Percent off", sign: "%" },
  { part: "price", label: "Price", sign: "₹" },
]

type Props = {
  sum: Sum
  worked: Part
  toNine: boolean
  onType: (part: Part, value: number | null) => void
  onWork: (part: Part) => void
  onNine: (toNine: boolean) => void
}

/** Three figures of which any two make the third; which one follows is said under it and can be chosen. */
export function DiscountSum({ sum, worked, toNine, onType, onWork, onNine }: Props) {
  return (
    <section className={style.sum} aria-label="Calculator">
      <div className={style.parts}>
        {PARTS.map(({ part, label, sign }) => (
          <div key={part} className={style.part} data-worked={part === worked}>
            <Field label={label}>
              {(ids) => (
                <InputNumber
                  {...ids}
                  value={sum[part]}
                  size="large"
                  controls={false}
                  min={0}
                  max={part === "percent" ? 99 : REPRICE.maxRupees}
                  precision={part === "percent" ? undefined : 0}
                  step={1}
                  prefix={sign === "₹" ? "₹" : undefined}
                  suffix={sign === "%" ? "%" : undefined}
                  inputMode="decimal"
                  onChange={(value) => onType(part, value)}
                />
              )}
            </Field>
            {part === worked ? (
              <span className={style.note}>Follows the other two</span>
            ) : (
              <button type="button" className={style.noteButton} onClick={() => onWork(part)}>
                Let this one follow
              </button>
            )}
          </div>
        ))}
      </div>
      <Checkbox checked={toNine} onChange={({ target }) => onNine(target.checked)}>
        End in 9: prices go down to the next ₹…9, base prices up
      </Checkbox>
      <Saying sum={sum} />
    </section>
  )
}

/** What the shop will say of these figures, and what the tax office will. */
function Saying({ sum: { base, price } }: { sum: Sum }) {
  if (base === null || price === null || base <= 0) return <p className={style.saying}>Write any two of the three.</p>
  if (price > base)
    return (
      <p className={style.saying} data-trouble="true" role="alert">
        The price may not be above the base price.
      </p>
    )
  const [shown, exact, gst] = [shownPercent(base, price), exactPercent(base, price), gstOf(price)]
  return (
    <div className={style.saying} aria-live="polite">
      <p className={style.tag}>
        <strong>{money(price)}</strong>{" "}
        {price < base && (
          <>
            <s>{money(base)}</s> <span>{shown}% off</span>
          </>
        )}
      </p>
      <p>
        {price < base ? (
          <>
            The shopper saves {money(base - price)}, {exact}% to be exact; the shop shows whole percents, rounded
            down.{" "}
          </>
        ) : (
          "No discount: the shop shows one price. "
        )}
        GST of {gst}% is in the price
        {gst === 5 ? "." : <>: above ₹2,500 before tax, a piece is taxed at {gst}%, not 5%.</>}
        {gstOf(base) !== gst && <strong> At the base price it would be {gstOf(base)}%.</strong>}
      </p>
    </div>
  )
}
