import type { ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { REPRICE } from "@silai/contracts/catalogue/style-limits"
import { Button, Select, Tag } from "antd"
import { count } from "../../ui/format"
import { useChoices } from "./colourway/use-colourways"
import { DiscountPicker } from "./discount-picker"
import type { ColourwayFilter, Source } from "./discount-source"
import style from "./discount.module.css"

const statusWords = { draft: "Drafts", published: "Published", archived: "Archived" } as const

/** Each part of a filter in words. */
function partsOf(filter: ColourwayFilter, choices: ColourwayChoices | undefined): string[] {
  const category = choices?.categories.find(({ _id }) => _id === filter.category)?.name
  const product = choices?.styles.find(({ _id }) => _id === filter.product)?.name
  const parts = [
    filter.category && `All of ${category ?? "a category"}`,
    filter.product && `All of ${product ?? "a product"}`,
    filter.search && `Found by “${filter.search}”`,
    filter.tag && `Tagged ${filter.tag}`,
    filter.status?.map((status) => statusWords[status]).join(" and "),
    filter.low && "Running low",
    filter.sale && "Costing less than the base price",
  ].filter((part): part is string => Boolean(part))
  return parts.length ? parts : ["All colours"]
}

type Props = { source: Source; matching: number; onChange: (source: Source) => void }

/** The goods that the discount applies to: a category, a filter carried over from the list of variants, and single variants. */
export function DiscountChosen({ source, matching, onChange }: Props) {
  const { data: choices } = useChoices()
  const { filter, variants } = source
  return (
    <>
      <div className={`${style.choosing} row`}>
        <Select
          className={style.picker}
          aria-label="Take a category"
          placeholder="Take a whole category"
          value={null as string | null}
          options={choices?.categories.map(({ _id, name }) => ({ value: _id as string | null, label: name }))}
          onSelect={(category: string | null) => category && onChange({ ...source, without: [], filter: { category } })}
        />
        <DiscountPicker
          chosen={variants}
          onAdd={(id) => onChange({ ...source, variants: [...variants, id].slice(0, REPRICE.maxVariants) })}
        />
      </div>
      {filter && (
        <p className="row">
          {partsOf(filter, choices).map((part) => (
            <Tag key={part} bordered>
              {part}
            </Tag>
          ))}
          <Button type="link" size="small" onClick={() => onChange({ ...source, filter: null })}>
            Not these
          </Button>
        </p>
      )}
      {matching > REPRICE.maxVariants && (
        <p className="trouble" role="alert">
          {count(matching)} colours are too many for one change: these are the first {count(REPRICE.maxVariants)}.
        </p>
      )}
    </>
  )
}
