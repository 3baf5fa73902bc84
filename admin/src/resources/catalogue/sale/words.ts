import type { SaleState } from "@silai/contracts/catalogue/style-limits"
import { money } from "../../../ui/format"
import type { Tone } from "../../../ui/mark"
import { recordWords } from "../../../ui/record/record-page"
import type { Say } from "../../../words/say"
import type { SaleRecord } from "./calls"

export const SALE_WORDS = recordWords("sale", "/sale", "Sales")
export const salePath = (id: string) => `/sale/edit/${id}`

export const SALE_TONES: Record<SaleState, Tone> = { planned: "fresh", running: "done", over: "quiet" }

/** "30% off the base price", "₹999 each". */
export const ruleWords = (say: Say, { rule }: Pick<SaleRecord, "rule">): string =>
  "price" in rule ? say("sale.rule.price", { price: money(rule.price) }) : say("sale.rule.percent", { n: rule.percent })

/** "Shirts, Trousers, 3 variants, 1 left out". */
export function scopeWords(say: Say, { scope }: Pick<SaleRecord, "scope">): string {
  const { categories, styles, variants, without } = scope
  const [only, ...others] = variants
  return [
    ...[...categories, ...styles].map(({ name }) => name),
    only && others.length === 0 ? only.name : variants.length > 1 && say("sale.variants", { n: variants.length }),
    without.length > 0 && say("sale.left-out", { n: without.length }),
  ]
    .filter(Boolean)
    .join(", ")
}
