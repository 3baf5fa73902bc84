import type { ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { slugOf } from "@silai/contracts/catalogue/slug"
import { SHOP } from "@silai/contracts/shop/settings"
import { Input, Select } from "antd"
import { Field } from "../../../ui/field"
import { useId, useState } from "react"
import type { SectionProps } from "./form"
import type { Values } from "./form-values"
import { Section } from "./section"
import style from "./form.module.css"

type Props = SectionProps & { choices: ColourwayChoices; isNew: boolean }

/** Which product, which colour, what it is called and where it lives. Name and address follow from colour and product until they are touched. */
export function NameSection({ values, set, errorOf, choices, isNew }: Props) {
  const [own, setOwn] = useState({ variantName: !isNew, slug: !isNew })
  const colours = useId()
  const follow = (change: Partial<Values>) => {
    const next = { ...values, ...change }
    const product = choices.styles.find(({ _id }) => _id === next.product)
    const variantName = own.variantName
      ? next.variantName
      : [next.color.trim(), product?.name].filter(Boolean).join(" ")
    set({ ...change, variantName, slug: own.slug ? next.slug : slugOf(variantName) })
  }
  const choose = (product: string) => {
    const usual = choices.styles.find(({ _id }) => _id === product)
    follow({
      product,
      ...(usual?.measurementType ? { measurementType: usual.measurementType } : {}),
      ...(usual?.hsnCode && !values.hsnCode ? { hsnCode: usual.hsnCode } : {}),
    })
  }
  const name = (color: string) => {
    const known = choices.colours.find((one) => one.name.toLowerCase() === color.trim().toLowerCase())
    follow({ color, ...(known ? { colorCode: known.code } : {}) })
  }
  return (
    <Section title="Name" about="A variant is one colour of a product, with a page of its own.">
      <Field label="Product" error={errorOf("product")} wide>
        {(ids) =>
          isNew ? (
            <Select
              {...ids}
              showSearch
              optionFilterProp="label"
              value={values.product || undefined}
              placeholder="Choose"
              onChange={choose}
              options={choices.styles.map(({ _id, name: label, category }) => ({
                value: _id,
                label: `${label} (${category.name})`,
              }))}
            />
          ) : (
            <Input {...ids} readOnly value={choices.styles.find(({ _id }) => _id === values.product)?.name ?? ""} />
          )
        }
      </Field>
      <Field label="Colour" error={errorOf("color")}>
        {(ids) => (
          <Input
            {...ids}
            list={colours}
            autoComplete="off"
            maxLength={COLOURWAY.colourMax}
            value={values.color}
            onChange={({ target }) => name(target.value)}
          />
        )}
      </Field>
      <datalist id={colours}>
        {choices.colours.map((one) => (
          <option key={one.name} value={one.name}>
            {one.name}
          </option>
        ))}
      </datalist>
      <Field label="Swatch" error={errorOf("colorCode")}>
        {(ids) => (
          <span className={style.swatch}>
            <input
              type="color"
              aria-label="Pick the swatch's colour"
              value={/^#[0-9a-f]{6}$/i.test(values.colorCode) ? values.colorCode.toLowerCase() : "#ffffff"}
              onChange={({ target }) => set({ colorCode: target.value.toUpperCase() })}
            />
            <Input
              {...ids}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              value={values.colorCode}
              onChange={({ target }) => set({ colorCode: target.value.trim() })}
            />
          </span>
        )}
      </Field>
      <Field label="Name" error={errorOf("variantName")} wide>
        {(ids) => (
          <Input
            {...ids}
            maxLength={COLOURWAY.nameMax}
            autoComplete="off"
            value={values.variantName}
            onChange={({ target }) => {
              setOwn((now) => ({ ...now, variantName: true }))
              set({ variantName: target.value, ...(own.slug ? {} : { slug: slugOf(target.value) }) })
            }}
          />
        )}
      </Field>
      <Field
        label="Address"
        error={errorOf("slug")}
        wide
        hint={
          isNew
            ? "Follows the name until you change it."
            : `Customers who kept an old address of ${SHOP.name} are led to the new one.`
        }
      >
        {(ids) => (
          <Input
            {...ids}
            prefix="/product/view/"
            maxLength={COLOURWAY.slugMax}
            spellCheck={false}
            autoComplete="off"
            value={values.slug}
            onChange={({ target }) => {
              setOwn((now) => ({ ...now, slug: true }))
              set({ slug: target.value.toLowerCase().replace(/\s+/g, "-") })
            }}
          />
        )}
      </Field>
    </Section>
  )
}
