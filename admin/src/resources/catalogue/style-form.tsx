import { useList } from "@refinedev/core"
import { FACTS, factName, STYLE_FACTS, type StyleFact } from "@silai/contracts/catalogue/facts"
import { STYLE } from "@silai/contracts/catalogue/style-limits"
import { Checkbox, Select } from "antd"
import { FormField } from "../../ui/form/field"
import { useRecordForm } from "../../ui/form/use-record-form"
import type { CategoryRecord } from "./category-calls"
import { CategoryPicker } from "./category-picker"
import { AddressField, NameField } from "./name-fields"
import type { StyleRecord } from "./style-calls"
import { NumberInput } from "../../ui/form/number-input"

export type StyleValues = {
  name: string
  slug: string
  categoryId: string
  rank: number | null
  fabric: StyleRecord["fabric"]
  fit: StyleRecord["fit"]
  sleeve: StyleRecord["sleeve"]
  renameVariants: boolean
}

const valuesOf = ({ name, slug, category, rank, fabric, fit, sleeve }: StyleRecord): StyleValues => ({
  name,
  slug,
  categoryId: category._id,
  rank,
  fabric,
  fit,
  sleeve,
  renameVariants: true,
})

const FACT_LABELS: Record<StyleFact, string> = { fabric: "Fabric", fit: "Fit", sleeve: "Sleeve" }
const factField = (fact: StyleFact) => ({
  label: FACT_LABELS[fact],
  textOf: (value: string) => (value ? factName(fact, value) : "not said"),
})

export function useStyleForm(one: StyleRecord, onSaved: () => void) {
  const { result } = useList<CategoryRecord>({
    resource: "category",
    pagination: { mode: "off" },
    errorNotification: false,
  })
  const named = (id: string) => result.data.find(({ _id }) => _id === id)?.name ?? "another category"
  return useRecordForm<StyleRecord, StyleValues>({
    resource: "product",
    id: one._id,
    record: one,
    blank: valuesOf(one),
    valuesOf,
    fields: {
      name: "Name",
      slug: "Address",
      categoryId: { label: "Category", textOf: named },
      rank: "Place in its category",
      fabric: factField("fabric"),
      fit: factField("fit"),
      sleeve: factField("sleeve"),
    },
    variables: ({ rank, ...now }, { version }) => ({ ...now, rank: rank ?? undefined, version }),
    conflicts: ["catalogue.style_changed"],
    also: ["category"],
    onSaved,
  })
}

export const needsCategory = ({ categoryId }: { categoryId: string }) =>
  categoryId ? undefined : "Please choose a category."

/** `namesakes`: colourways whose name contains the product's current name. */
export const StyleFields = ({ namesakes }: { namesakes: number }) => (
  <section className="part">
    <h2>The product</h2>
    <NameField hint="Without a colour: “Formal Shirt”. Its colours add theirs." most={STYLE.maxName} />
    {namesakes > 0 && (
      <FormField<StyleValues> name="renameVariants" valuePropName="checked" noStyle>
        <Checkbox>
          {namesakes === 1
            ? "The colour that is named after it follows"
            : `The ${namesakes} colours that are named after it follow`}
        </Checkbox>
      </FormField>
    )}
    <AddressField
      hint="Small letters, digits and hyphens. The pages of its colours keep their own."
      most={STYLE.maxSlug}
    />
    <FormField<StyleValues> name="categoryId" label="Category" check={needsCategory}>
      <CategoryPicker />
    </FormField>
    <FormField<StyleValues>
      name="rank"
      label="Place in its category"
      range={{ min: 0, max: STYLE.maxRank }}
      extra="Smaller comes first. Left empty, it is the last."
    >
      <NumberInput />
    </FormField>
    {STYLE_FACTS.map((fact) => (
      <FormField<StyleValues>
        key={fact}
        name={fact}
        label={FACT_LABELS[fact]}
        extra={fact === "fabric" ? "Shoppers can narrow a list by fabric, fit and sleeve." : undefined}
      >
        <Select
          options={[
            { value: "", label: "Not said" },
            ...FACTS[fact].map((value) => ({ value, label: factName(fact, value) })),
          ]}
        />
      </FormField>
    ))}
  </section>
)
