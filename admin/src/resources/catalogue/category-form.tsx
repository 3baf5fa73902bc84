import { MEASUREMENT_LABELS, MEASUREMENTS, type MeasurementType } from "@silai/contracts/measurement/limits"
import { CATEGORY, CHART_NAMES } from "@silai/contracts/catalogue/style-limits"
import { categoryMessages } from "@silai/contracts/catalogue/style-messages"
import { slugOf } from "@silai/contracts/catalogue/slug"
import { roomFor } from "@silai/contracts/room"
import { useOne } from "@refinedev/core"
import { Input, Radio, Select, Switch } from "antd"
import { useState } from "react"
import { FormField } from "../../ui/form/field"
import { type RecordForm, useRecordForm } from "../../ui/form/use-record-form"
import type { SettingsRecord } from "../shop/settings-calls"
import type { CategoryRecord } from "./category-calls"
import { useChoices } from "./colourway/use-colourways"
import { AddressField, NameField } from "./name-fields"
import style from "./catalogue.module.css"

export type CategoryValues = {
  name: string
  slug: string
  description: string
  active: boolean
  measurementType: MeasurementType
  sizeChart: "Shirts" | "Trousers" | ""
}

const blank: CategoryValues = {
  name: "",
  slug: "",
  description: "",
  active: true,
  measurementType: "upperBody",
  sizeChart: "Shirts",
}
const valuesOf = ({ name, slug, description, active, measurementType, sizeChart }: CategoryRecord): CategoryValues => ({
  name,
  slug,
  description,
  active,
  measurementType,
  sizeChart: sizeChart ?? "",
})

const bodies: { value: MeasurementType; label: string }[] = [
  { value: "upperBody", label: "Upper body" },
  { value: "lowerBody", label: "Lower body" },
]
const charts = [
  ...CHART_NAMES.map((value) => ({ value: value as string, label: value as string })),
  { value: "", label: "None" },
]

export const useCategoryForm = (category: CategoryRecord | null, onSaved: (saved: CategoryRecord) => void) =>
  useRecordForm<CategoryRecord, CategoryValues>({
    resource: "category",
    id: category?._id,
    record: category,
    blank,
    valuesOf,
    fields: {
      name: "Name",
      slug: "Address",
      description: "Internal note",
      measurementType: {
        label: "Custom sizes ask for",
        textOf: (type) => bodies.find(({ value }) => value === type)?.label ?? type,
      },
      sizeChart: { label: "Size chart", textOf: (chart) => chart || "None" },
      active: "Shown to shoppers",
    },
    variables: ({ slug, sizeChart, ...now }, { version }) => ({
      ...now,
      slug: slug || undefined,
      sizeChart: sizeChart || null,
      ...(category && { version }),
    }),
    conflicts: ["catalogue.category_changed"],
    also: ["product"],
    onSaved,
  })

const measuresOf = (type: MeasurementType) =>
  MEASUREMENTS[type].map((name) => MEASUREMENT_LABELS[name].toLowerCase()).join(", ")

/** `published`: its colourways that shoppers see now. */
export function CategoryFields({
  at,
  isNew,
  published,
}: {
  at: RecordForm<CategoryValues>
  isNew: boolean
  published: number
}) {
  // The address follows the name until it is written by hand.
  const [follows, setFollows] = useState(isNew)
  const { description, measurementType, sizeChart, active } = at.values
  const { query } = useOne<SettingsRecord<"sizeCharts">>({ resource: "shop-settings", id: "sizeCharts" })
  const rows = sizeChart && query.data?.data.values[sizeChart]
  const { data: choices } = useChoices()
  return (
    <>
      <section className="part">
        <h2>Name</h2>
        <NameField
          hint="As shoppers read it in filters and on the product page."
          most={CATEGORY.maxName}
          onTyped={(name) => follows && at.set({ slug: slugOf(name) })}
        />
        <AddressField
          hint="Small letters, digits and hyphens."
          most={CATEGORY.maxSlug}
          onTyped={() => setFollows(false)}
        />
        <FormField<CategoryValues>
          name="description"
          label="Internal note"
          extra={`${description.length}/${CATEGORY.maxDescription}`}
        >
          <Input.TextArea maxLength={roomFor(CATEGORY.maxDescription)} autoSize={{ minRows: 2, maxRows: 6 }} />
        </FormField>
      </section>
      <section className="part">
        <h2>Sizes</h2>
        <FormField<CategoryValues>
          name="measurementType"
          label="Custom sizes ask for"
          extra={`${measuresOf(measurementType)}.`}
        >
          <Radio.Group options={bodies} />
        </FormField>
        <FormField<CategoryValues>
          name="sizeChart"
          label="Size chart"
          extra={
            sizeChart
              ? rows && `${rows.map(({ name }) => name).join(", ")}; ${choices?.sizes[sizeChart].join(", ") ?? ""}.`
              : "The size guide says that there is no chart."
          }
        >
          <Select options={charts} />
        </FormField>
      </section>
      <section className="part">
        <h2>In the shop</h2>
        <FormField<CategoryValues>
          name="active"
          label="Shown to shoppers"
          valuePropName="checked"
          extra={
            !active && published > 0 ? (
              <strong className={style.caution}>{categoryMessages.hides(published)}</strong>
            ) : (
              "While hidden, nothing in it can be found or bought; orders stay as they are."
            )
          }
        >
          <Switch />
        </FormField>
      </section>
    </>
  )
}
