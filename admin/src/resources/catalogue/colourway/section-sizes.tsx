import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { SIZES, type Size } from "@silai/contracts/catalogue/limits"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { Checkbox, Input, Radio } from "antd"
import { Field } from "../../../ui/field"
import { count } from "../../../ui/format"
import type { SectionProps } from "./form"
import { Section } from "./section"
import { BODY_WORDS } from "./words"
import style from "./form.module.css"

/** Ready-made sizes: pieces are entered where a size is new; the shelf of the others is counted in the inventory. */
export function SizesSection({ values, set, errorOf, record }: SectionProps & { record: Colourway | null }) {
  const shelfOf = (size: Size) => record?.sizes.find((shelf) => shelf.size === size)
  const has = (size: Size) => values.sizes.some((one) => one.size === size)
  const toggle = (size: Size) =>
    set({
      sizes: has(size)
        ? values.sizes.filter((one) => one.size !== size)
        : SIZES.filter((one) => one === size || has(one)).map(
            (one) => values.sizes.find((known) => known.size === one) ?? { size: one, stock: shelfOf(one) ? "" : "0" },
          ),
    })
  const stockOf = (size: Size) => values.sizes.find((one) => one.size === size)?.stock ?? ""
  return (
    <Section
      title="Sizes"
      about="A size that was sold before is only retired when it is taken out, and comes back with its past."
    >
      <fieldset className={style.sizes}>
        <legend className="unseen">Ready-made sizes</legend>
        {SIZES.map((size) => (
          <div key={size} className={style.size} data-on={has(size)}>
            <Checkbox checked={has(size)} onChange={() => toggle(size)}>
              {size}
            </Checkbox>
            {!has(size) ? (
              <span className={style.soft}>not made</span>
            ) : shelfOf(size) ? (
              <span className={style.soft}>{count(shelfOf(size)!.free)} in stock</span>
            ) : (
              <Input
                value={stockOf(size)}
                inputMode="numeric"
                maxLength={4}
                aria-label={`Pieces of size ${size} in stock`}
                suffix="pcs"
                onChange={({ target }) =>
                  set({
                    sizes: values.sizes.map((one) => (one.size === size ? { size, stock: target.value.trim() } : one)),
                  })
                }
              />
            )}
          </div>
        ))}
        {errorOf("sizes") && (
          <p className={style.wrong} role="alert">
            {errorOf("sizes")}
          </p>
        )}
      </fieldset>
      <div className={style.whole}>
        <Checkbox
          checked={values.backorder}
          aria-invalid={errorOf("backorder") ? true : undefined}
          onChange={({ target }) => set({ backorder: target.checked })}
        >
          Made to order when a size has run out
        </Checkbox>
        {errorOf("backorder") && (
          <p className={style.wrong} role="alert">
            {errorOf("backorder")}
          </p>
        )}
      </div>
      <div className={style.whole}>
        <Checkbox
          checked={values.customSizeOption}
          onChange={({ target }) => set({ customSizeOption: target.checked })}
        >
          Also cut to the customer's own measurements
        </Checkbox>
      </div>
      <Field
        label="Measured as"
        error={errorOf("measurementType")}
        hint="Which measurements a custom size asks for."
        wide
      >
        {(ids) => (
          <Radio.Group
            id={ids.id}
            aria-describedby={ids["aria-describedby"]}
            value={values.measurementType}
            onChange={({ target }) => set({ measurementType: target.value as MeasurementType })}
            options={(["upperBody", "lowerBody"] as const).map((value) => ({ value, label: BODY_WORDS[value] }))}
          />
        )}
      </Field>
    </Section>
  )
}
