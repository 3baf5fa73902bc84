import type { ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { slugOf } from "@silai/contracts/catalogue/slug"
import { SHOP } from "@silai/contracts/shop/settings"
import { roomFor } from "@silai/contracts/room"
import { Input, Select } from "antd"
import { useState } from "react"
import { ColourField } from "../../../ui/form/colour-field"
import { ColourName } from "./colour-name"
import { Fact, type SectionProps } from "./fact"
import type { Values } from "./form-values"
import { Section } from "./section"

type Props = SectionProps & { choices: ColourwayChoices; isNew: boolean }

/** Product, colour, name and slug. Name and slug follow from colour and product until they are edited. */
export function NameSection({ at, choices, isNew }: Props) {
  const [own, setOwn] = useState({ variantName: !isNew, slug: !isNew })
  const follow = (change: Partial<Values>) => {
    const next = { ...at.values, ...change }
    const product = choices.styles.find(({ _id }) => _id === next.product)
    const variantName = own.variantName
      ? next.variantName
      : [next.color.trim(), product?.name].filter(Boolean).join(" ")
    at.set({ ...change, variantName, slug: own.slug ? next.slug : slugOf(variantName) })
  }
  const choose = (product: string) => {
    const usual = choices.styles.find(({ _id }) => _id === product)
    follow({
      product,
      ...(usual?.measurementType ? { measurementType: usual.measurementType } : {}),
      ...(usual?.hsnCode && !at.values.hsnCode ? { hsnCode: usual.hsnCode } : {}),
    })
  }
  const named = choices.styles.find(({ _id }) => _id === at.values.product)?.name ?? ""
  const products = choices.styles.map(({ _id, name, category }) => ({
    value: _id,
    label: `${name} (${category.name})`,
  }))
  return (
    <Section
      title="Name"
      about={`One colour of ${isNew ? "a product" : `the product “${named}”`}, with a separate page.`}
    >
      {isNew && (
        <Fact
          name="product"
          label="Product"
          wide
          // An empty text would be shown as chosen, over the placeholder.
          getValueProps={(value?: string) => ({ value: value || undefined })}
        >
          <Select showSearch optionFilterProp="label" placeholder="Choose" onChange={choose} options={products} />
        </Fact>
      )}
      <Fact name="color" label="Colour">
        <ColourName
          colours={choices.colours}
          onName={(color, code) => follow({ color, ...(code && { colorCode: code }) })}
        />
      </Fact>
      <Fact name="colorCode" label="Swatch">
        <ColourField />
      </Fact>
      <Fact name="variantName" label="Name" wide>
        <Input
          maxLength={roomFor(COLOURWAY.nameMax)}
          onChange={({ target }) => {
            setOwn((now) => ({ ...now, variantName: true }))
            if (!own.slug) at.set({ slug: slugOf(target.value) })
          }}
        />
      </Fact>
      <Fact
        name="slug"
        label="Address"
        wide
        normalize={(typed: string) => typed.toLowerCase().replace(/\s+/g, "-")}
        extra={
          isNew
            ? "Follows the name until you change it."
            : `Old addresses of ${SHOP.name} redirect customers to the new one.`
        }
      >
        <Input
          prefix="/product/view/"
          maxLength={roomFor(COLOURWAY.slugMax)}
          spellCheck={false}
          onChange={() => setOwn((now) => ({ ...now, slug: true }))}
        />
      </Fact>
    </Section>
  )
}
