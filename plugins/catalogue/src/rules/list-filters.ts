import { FACT_KINDS, factKey } from "@silai/contracts/catalogue/facts"
import { CUSTOM_VARIANT, SIZES } from "@silai/contracts/catalogue/limits"
import type { AskedPrice } from "@silai/contracts/catalogue/price-words"
import type { FactFilters, ListFilters } from "@silai/contracts/catalogue/service"
import { toPaise } from "@silai/kit/money"
import { sizeLabel } from "./size-label"

/** The first sizes are known in any letters; a size that the shop has added, as it is written. */
const allSizes = [...SIZES, CUSTOM_VARIANT]
const keys = (words: readonly string[]) => words.map((word) => word.toLowerCase().replace(/\s+/g, " "))
const sizeKey = (size: string) =>
  allSizes.find((known) => known.toLowerCase() === sizeLabel(size).toLowerCase()) ?? size

export type Filter = { sql: string; value: unknown }

const anyOf = (column: string, values: readonly string[]): Filter => ({ sql: `${column} && ?::text[]`, value: values })

/** Only the filters by facts, which a search has too. */
export const factFilters = (query: FactFilters): Filter[] =>
  FACT_KINDS.flatMap((kind) => {
    const values = query[kind]
    return values
      ? [
          anyOf(
            "fact_keys",
            values.map((value) => factKey(kind, value)),
          ),
        ]
      : []
  })

/** The filters by the price that a search asks for. */
export const priceFilters = (price: AskedPrice | null): Filter[] => [
  ...(price?.least == null ? [] : [{ sql: "price_paise >= ?", value: toPaise(price.least) }]),
  ...(price?.most == null ? [] : [{ sql: "price_paise <= ?", value: toPaise(price.most) }]),
]

/**
 * The query's filters as fixed SQL fragments over `listing`, each with its one bound value. Values within a filter are
 * alternatives; different filters must all match. Shoppers' words match regardless of case, and "shirt" finds the
 * category Shirts.
 */
export function listFilters(query: ListFilters & { product?: string }): Filter[] {
  return [
    ...(query.tag ? [anyOf("tag_keys", keys(query.tag))] : []),
    ...(query.category ? [anyOf("tag_keys", keys(query.category))] : []),
    ...(query.sizeFilter ? [anyOf("size_keys", query.sizeFilter.map(sizeKey))] : []),
    ...(query.colorFilter ? [anyOf("colour_keys", keys(query.colorFilter))] : []),
    ...(query.custom ? [anyOf("size_keys", [CUSTOM_VARIANT])] : []),
    ...factFilters(query),
    ...(query.product ? [{ sql: "style_id = ?", value: query.product }] : []),
  ]
}
