import { CUSTOM_VARIANT, SIZES } from "@silai/contracts/catalogue/limits"
import type { ListQuery } from "@silai/contracts/catalogue/face"
import { sizeLabel } from "./size-label"

const allSizes = [...SIZES, CUSTOM_VARIANT]
const keys = (words: readonly string[]) => words.map((word) => word.toLowerCase().replace(/\s+/g, " "))
const sizeKey = (size: string) =>
  allSizes.find((known) => known.toLowerCase() === sizeLabel(size).toLowerCase()) ?? size

export type Filter = { sql: string; value: unknown }

/**
 * The query's filters as fixed SQL fragments over `listing`, each with its one bound value. Within a filter any value will do;
 * between filters all must hold. Shoppers' words match without regard to case, and "shirt" finds the category Shirts.
 */
export function listFilters(
  query: Pick<ListQuery, "tag" | "category" | "sizeFilter" | "colorFilter" | "product">,
): Filter[] {
  const anyOf = (column: string, values: readonly string[]): Filter => ({
    sql: `${column} && ?::text[]`,
    value: values,
  })
  return [
    ...(query.tag ? [anyOf("tag_keys", keys(query.tag))] : []),
    ...(query.category ? [anyOf("tag_keys", keys(query.category))] : []),
    ...(query.sizeFilter ? [anyOf("size_keys", query.sizeFilter.map(sizeKey))] : []),
    ...(query.colorFilter ? [anyOf("colour_keys", keys(query.colorFilter))] : []),
    ...(query.product ? [{ sql: "style_id = ?", value: query.product }] : []),
  ]
}
