import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { FIGURES } from "@silai/contracts/room"
import { Checkbox, Input, Radio } from "antd"
import { useEffect, useRef } from "react"
import { count } from "../../../ui/format"
import { Fact } from "./fact"
import type { Values } from "./form-values"
import { Section } from "./section"
import { BODY_WORDS } from "./words"
import style from "./form.module.css"

const BODIES = (["upperBody", "lowerBody"] as const).map((value) => ({ value, label: BODY_WORDS[value] }))

type Sized = Values["sizes"]
type PickerProps = {
  record: Colourway | null
  /** The sizes of the garment, in their order. */
  made: readonly string[]
  id?: string
  value?: Sized
  onChange?: (sizes: Sized) => void
}

/** Ready-made sizes: the stock of a new size is entered here; the inventory manages the others. */
export function SizePicker({ record, made, id, value = [], onChange }: PickerProps) {
  // Sizes in use stay visible, even if they are not the garment's.
  const all = [...new Set([...made, ...value.map(({ size }) => size)])]
  const garment = useRef(made.join())
  useEffect(() => {
    if (garment.current === made.join()) return
    garment.current = made.join()
    // Another garment, and no stock entered yet: its own sizes replace the other's.
    if (record === null && value.every(({ stock }) => stock === "0"))
      onChange?.(made.map((size) => ({ size, stock: "0" })))
  })
  const savedStockOf = (size: string) => record?.sizes.find((saved) => saved.size === size)
  const has = (size: string) => value.some((one) => one.size === size)
  const toggle = (size: string) =>
    onChange?.(
      has(size)
        ? value.filter((one) => one.size !== size)
        : all
            .filter((one) => one === size || has(one))
            .map(
              (one) => value.find((known) => known.size === one) ?? { size: one, stock: savedStockOf(one) ? "" : "0" },
            ),
    )
  const entered = (size: string, stock: string) =>
    onChange?.(value.map((one) => (one.size === size ? { size, stock: stock.trim() } : one)))
  return (
    <fieldset id={id} tabIndex={-1} className={style.sizes}>
      <legend className="unseen">Ready-made sizes</legend>
      {all.map((size) => (
        <div key={size} className={style.size} data-on={has(size)}>
          <Checkbox checked={has(size)} onChange={() => toggle(size)}>
            {size}
          </Checkbox>
          {!has(size) ? (
            <span className="soft">not made</span>
          ) : savedStockOf(size) ? (
            <span className="soft">{count(savedStockOf(size)?.free ?? 0)} in stock</span>
          ) : (
            <Input
              value={value.find((one) => one.size === size)?.stock ?? ""}
              inputMode="numeric"
              maxLength={FIGURES.maxTyped}
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

export const SizesSection = ({ record, made }: Pick<PickerProps, "record" | "made">) => (
  <Section
    title="Sizes"
    about="A size that was sold before is hidden, not deleted, when it is removed, and returns with its history."
  >
    <Fact name="sizes" wide>
      <SizePicker record={record} made={made} />
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
