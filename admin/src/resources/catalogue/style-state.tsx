import { count } from "../../ui/format"
import { Mark } from "../../ui/mark"
import type { StyleRecord } from "./style-calls"

export const stockWords = (stock: number) => (stock > 0 ? `${count(stock)} in stock` : "none in stock")

/** How much of a product the shop sells. */
export function StyleState({ style: { archived, variants, published } }: { style: StyleRecord }) {
  if (archived) return <Mark tone="quiet">Archived</Mark>
  if (variants.length === 0) return <Mark tone="fresh">No colours</Mark>
  if (published === 0) return <Mark tone="quiet">Drafts only</Mark>
  const all = published === variants.length ? "" : ` of ${count(variants.length)}`
  return (
    <Mark tone="done">
      {count(published)}
      {all} on sale
    </Mark>
  )
}
