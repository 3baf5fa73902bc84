import { MEASUREMENT_LABELS, MEASUREMENTS, type MeasurementType } from "@silai/contracts/measurement/limits"
import { CATEGORY, CHART_NAMES } from "@silai/contracts/catalogue/shelf-limits"
import { categorySays } from "@silai/contracts/catalogue/shelf-messages"
import { slugOf } from "@silai/contracts/catalogue/slug"
import { SIZE_CHARTS } from "@silai/contracts/size-chart/limits"
import { Input, Radio, Select, Switch } from "antd"
import { Field } from "../../ui/field"
import style from "./shelf.module.css"

export type CategoryValues = {
  name: string
  slug: string
  description: string
  active: boolean
  measurementType: MeasurementType
  sizeChart: "Shirts" | "Trousers" | null
}
type Props = {
  values: CategoryValues
  set: (change: Partial<CategoryValues>) => void
  errorOf: (field: keyof CategoryValues) => string | undefined
  /** The address follows the name until somebody writes one. */
  slugTouched: boolean
  onSlugTouched: () => void
  /** Colourways that shoppers see in it now. */
  published: number
}

const bodies: { value: MeasurementType; name: string }[] = [
  { value: "upperBody", name: "Upper body" },
  { value: "lowerBody", name: "Lower body" },
]
const measuresOf = (type: MeasurementType) =>
  MEASUREMENTS[type].map((name) => MEASUREMENT_LABELS[name].toLowerCase()).join(", ")

export function CategoryFields({ values, set, errorOf, slugTouched, onSlugTouched, published }: Props) {
  const chart = values.sizeChart && SIZE_CHARTS[values.sizeChart]
  return (
    <>
      <section className={style.section}>
        <h2>Name</h2>
        <Field label="Name" error={errorOf("name")} hint="As shoppers read it in filters and on the product page.">
          {(ids) => (
            <Input
              {...ids}
              value={values.name}
              maxLength={CATEGORY.maxName}
              autoComplete="off"
              onChange={({ target }) =>
                set({ name: target.value, ...(slugTouched ? {} : { slug: slugOf(target.value) }) })
              }
            />
          )}
        </Field>
        <Field label="Address" error={errorOf("slug")} hint="Small letters, digits and hyphens.">
          {(ids) => (
            <Input
              {...ids}
              value={values.slug}
              maxLength={CATEGORY.maxSlug}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                onSlugTouched()
                set({ slug: target.value.toLowerCase() })
              }}
            />
          )}
        </Field>
        <Field
          label="Description"
          error={errorOf("description")}
          hint={`For yourselves; ${values.description.length} of ${CATEGORY.maxDescription} letters.`}
        >
          {(ids) => (
            <Input.TextArea
              {...ids}
              value={values.description}
              maxLength={CATEGORY.maxDescription}
              autoSize={{ minRows: 2, maxRows: 6 }}
              onChange={({ target }) => set({ description: target.value })}
            />
          )}
        </Field>
      </section>
      <section className={style.section}>
        <h2>Sizes</h2>
        <Field
          label="Custom sizes ask for"
          error={errorOf("measurementType")}
          hint={`${measuresOf(values.measurementType)}.`}
        >
          {(ids) => (
            <Radio.Group
              {...ids}
              value={values.measurementType}
              onChange={({ target }) => set({ measurementType: target.value as MeasurementType })}
            >
              {bodies.map(({ value, name }) => (
                <Radio key={value} value={value}>
                  {name}
                </Radio>
              ))}
            </Radio.Group>
          )}
        </Field>
        <Field
          label="Size chart"
          error={errorOf("sizeChart")}
          hint={
            chart
              ? `${chart.rows.map((row) => row.name).join(", ")}; ${chart.sizes.join(", ")}.`
              : "The size guide says that there is no chart."
          }
        >
          {(ids) => (
            <Select
              {...ids}
              value={values.sizeChart ?? ""}
              onChange={(value: string) => set({ sizeChart: (value || null) as CategoryValues["sizeChart"] })}
              options={[
                ...CHART_NAMES.map((value) => ({ value: value as string, label: value as string })),
                { value: "", label: "None" },
              ]}
            />
          )}
        </Field>
      </section>
      <section className={style.section}>
        <h2>In the shop</h2>
        <Field
          label="Shown to shoppers"
          error={errorOf("active")}
          hint={
            !values.active && published > 0 ? (
              <strong className={style.caution}>{categorySays.hides(published)}</strong>
            ) : (
              "Hidden, nothing of it can be found or bought; orders stay as they are."
            )
          }
        >
          {(ids) => (
            <span>
              <Switch {...ids} checked={values.active} onChange={(active) => set({ active })} />
            </span>
          )}
        </Field>
      </section>
    </>
  )
}
