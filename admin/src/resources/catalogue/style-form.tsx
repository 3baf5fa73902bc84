import { useList } from "@refinedev/core"
import { STYLE } from "@silai/contracts/catalogue/shelf-limits"
import { slugOf } from "@silai/contracts/catalogue/slug"
import { Checkbox, Input, InputNumber, Select } from "antd"
import type { CategoryRecord } from "./category-calls"
import { Field } from "../../ui/field"
import style from "./shelf.module.css"

export type StyleValues = {
  name: string
  slug: string
  categoryId: string
  rank: number | null
  renameVariants: boolean
}
type Props = {
  values: StyleValues
  set: (change: Partial<StyleValues>) => void
  errorOf: (field: keyof StyleValues) => string | undefined
  /** The address follows the name until somebody writes one. */
  slugTouched: boolean
  onSlugTouched: () => void
  /** Colourways that are named after the product as it is called now. */
  namesakes: number
}

export function StyleFields({ values, set, errorOf, slugTouched, onSlugTouched, namesakes }: Props) {
  const { query } = useList<CategoryRecord>({
    resource: "category",
    pagination: { mode: "off" },
    errorNotification: false,
  })
  const categories = query.data?.data ?? []
  return (
    <section className={style.section}>
      <h2>The product</h2>
      <Field label="Name" error={errorOf("name")} hint="Without a colour: “Formal Shirt”. Its variants add theirs.">
        {(ids) => (
          <Input
            {...ids}
            value={values.name}
            maxLength={STYLE.maxName}
            autoComplete="off"
            onChange={({ target }) =>
              set({ name: target.value, ...(slugTouched ? {} : { slug: slugOf(target.value) }) })
            }
          />
        )}
      </Field>
      {namesakes > 0 && (
        <Checkbox checked={values.renameVariants} onChange={({ target }) => set({ renameVariants: target.checked })}>
          {namesakes === 1
            ? "The variant that is named after it follows"
            : `The ${namesakes} variants that are named after it follow`}
        </Checkbox>
      )}
      <Field
        label="Address"
        error={errorOf("slug")}
        hint="Small letters, digits and hyphens. The pages of its variants keep their own."
      >
        {(ids) => (
          <Input
            {...ids}
            value={values.slug}
            maxLength={STYLE.maxSlug}
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
        label="Category"
        error={errorOf("categoryId")}
        hint={query.error ? "The categories could not be loaded. Reload the page to try again." : undefined}
      >
        {(ids) => (
          <Select
            {...ids}
            value={values.categoryId || undefined}
            placeholder="Choose a category"
            loading={query.isLoading}
            showSearch
            optionFilterProp="label"
            onChange={(categoryId: string) => set({ categoryId })}
            options={categories.map(({ _id, name, active }) => ({
              value: _id,
              label: active ? name : `${name} (hidden)`,
            }))}
          />
        )}
      </Field>
      <Field
        label="Place in its category"
        error={errorOf("rank")}
        hint="Smaller comes first. Left empty, it is the last."
      >
        {(ids) => (
          <InputNumber
            {...ids}
            value={values.rank}
            min={0}
            max={STYLE.maxRank}
            precision={0}
            onChange={(rank) => set({ rank })}
          />
        )}
      </Field>
    </section>
  )
}
