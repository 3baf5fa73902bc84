import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { SIZES, type Size } from "@silai/contracts/catalogue/limits"
import { Checkbox, Input, Radio } from "antd"
import { count } from "../../../ui/format"
import { Fact } from "./fact"
import type { Values } from "./form-values"
import { Section } from "./section"
import { BODY_WORDS } from "./words"
import style from "./form.module.css"

const BODIES = (["upperBody", "lowerBody"] as const).map((value) => ({ value, label: BODY_WORDS[value] }))

type Sized = Values["sizes"]
type PickerProps = { record: Colourway | null; id?: string; value?: Sized; onChange?: (sizes: Sized) => void }

/** Ready-made sizes: stock is entered where a size is new; the inventory manages the others. */
export function SizePicker({ record, id, value = [], onChange }: PickerProps) {
  const savedStockOf = (size: Size) => record?.sizes.find((saved) => saved.size === size)
  const has = (size: Size) => value.some((one) => one.size === size)
  const toggle = (size: Size) =>
    onChange?.(
      has(size)
        ? value.filter((one) => one.size !== size)
        : SIZES.filter((one) => one === size || has(one)).map(
            (one) => value.find((known) => known.size === one) ?? { size: one, stock: savedStockOf(one) ? "" : "0" },
          ),
    )
  const entered = (size: Size, stock: string) =>
    onChange?.(value.map((one) => (one.size === size ? { size, stock: stock.trim() } : one)))
  return (
    <fieldset id={id} tabIndex={-1} className={style.sizes}>
      <legend className="unseen">Ready-made sizes</legend>
      {SIZES.map((size) => (
        <div key={size} className={style.size} data-on={has(size)}>
          <Checkbox checked={has(size)} onChange={() => toggle(size)}>
            {size}
          </Checkbox>
          {!has(size) ? (
            <span className={style.soft}>not made</span>
          ) : savedStockOf(size) ? (
            <span className={style.soft}>{count(savedStockOf(size)!.free)} in stock</span>
          ) : (
            <Input
              value={value.find((one) => one.size === size)?.stock ?? ""}
              inputMode="numeric"
              maxLength={4}
              aria-label={`Pieces of size ${size} in stock`}
              suffix="pcs"
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => entered(size, target.value)}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}

export const SizesSection = ({ record }: { record: Colourway | null }) => (
  <Section
    title="Sizes"
    about="A size that was sold before is only retired when it is taken out, and comes back with its past."
  >
    <Fact name="sizes" wide>
      <SizePicker record={record} />
    </Fact>
    <Fact name="backorder" valuePropName="checked" wide>
      <Checkbox>Made to order when a size has run out</Checkbox>
    </Fact>
    <Fact name="customSizeOption" valuePropName="checked" wide>
      <Checkbox>Also cut to the customer's own measurements</Checkbox>
    </Fact>
    <Fact name="measurementType" label="Measured as" wide extra="Which measurements a custom size asks for.">
      <Radio.Group options={BODIES} />
    </Fact>
  </Section>
)
