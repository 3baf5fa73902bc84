import { colourwayMessages } from "@silai/contracts/catalogue/messages"
import { REPRICE } from "@silai/contracts/catalogue/style-limits"
import { GST } from "@silai/contracts/checkout/limits"
import { Button, Card, Checkbox } from "antd"
import { useState } from "react"
import { money } from "../../ui/format"
import { exactPercent, gstOf, type Part, shownPercent, type Sum } from "./discount"
import style from "./discount.module.css"
import { NumberInput } from "../../ui/form/number-input"

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

/** Three values, any two of which determine the third; a choice under each sets which one is computed. */
export function DiscountSum({ sum, worked, toNine, onType, onWork, onNine }: Props) {
  // Input is shown at once. Through the address it would return some frames later, and a digit typed in between would
  // be lost: 30 percent would become 3.
  const [typing, setTyping] = useState<{ part: Part; value: number | null } | null>(null)
  return (
    <Card className={style.sum} role="region" aria-label="Calculator">
      <div className={style.parts}>
        {PARTS.map(({ part, label, sign }) => (
          <div key={part} className={style.part} data-worked={part === worked}>
            <label htmlFor={`sum-${part}`}>{label}</label>
            <NumberInput
              id={`sum-${part}`}
              value={typing?.part === part ? typing.value : sum[part]}
              size="large"
              controls={false}
              min={0}
              max={part === "percent" ? 99 : REPRICE.maxRupees}
              precision={part === "percent" ? undefined : 0}
              step={1}
              prefix={sign === "₹" ? "₹" : undefined}
              suffix={sign === "%" ? "%" : undefined}
              inputMode="decimal"
              onChange={(value) => {
                setTyping({ part, value })
                onType(part, value)
              }}
              onBlur={() => setTyping(null)}
            />
            {part === worked ? (
              <span className="soft">Follows the other two</span>
            ) : (
              <Button type="link" size="small" onClick={() => onWork(part)}>
                Calculate this
              </Button>
            )}
          </div>
        ))}
      </div>
      <Checkbox checked={toNine} onChange={({ target }) => onNine(target.checked)}>
        End in 9: prices go down to the next ₹…9, base prices up
      </Checkbox>
      <ResultText sum={sum} />
    </Card>
  )
}

/** The page of the shop for these values, and the GST. */
function ResultText({ sum: { base, price } }: { sum: Sum }) {
  if (base === null || price === null || base <= 0)
    return (
      <p className={style.result}>
        Any two of the three give the third. A percent by itself can be applied to colours.
      </p>
    )
  if (price > base)
    return (
      <p className={style.result} data-trouble="true" role="alert">
        The price must not be above the base price.
      </p>
    )
  const [shown, exact, gst] = [shownPercent(base, price), exactPercent(base, price), gstOf(price)]
  return (
    <div className={style.result} aria-live="polite">
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
        {gst === GST.lowPercent ? "." : `: ${colourwayMessages.higherSlab(money(GST.lowUpToPaise / 100))}`}
        {gstOf(base) !== gst && <strong> At the base price it would be {gstOf(base)}%.</strong>}
      </p>
    </div>
  )
}
