import type { BodyOf } from "@silai/contracts/call"
import type { repriceCalls } from "@silai/contracts/catalogue/calls"
import { REPRICE } from "@silai/contracts/catalogue/style-limits"
import { filtersOf, readAddress, type Values, valuesOf, writeAddress } from "../../providers/list-address"
import { askedOf, colourwayAddress } from "./colourway/query"

export type ColourwayFilter = Values<typeof colourwayAddress>

/**
 * The goods of a discount, as in the URL: chosen variants, and all that match a filter of the variants' list, except
 * those left out.
 */
export type Source = { variants: string[]; filter: ColourwayFilter | null; without: string[] }

const idsOf = (text: string | null): string[] =>
  [...new Set((text ?? "").split(",").filter((id) => /^[\w-]{1,120}$/.test(id)))].slice(0, REPRICE.maxVariants)

const isNarrowed = (filter: ColourwayFilter) => Object.keys(filter).length > 0

export function readSource(params: URLSearchParams): Source {
  const filter = valuesOf(colourwayAddress, readAddress(colourwayAddress, params.toString()).filters)
  return {
    variants: idsOf(params.get("variants")),
    filter: isNarrowed(filter) || params.get("all") === "1" ? filter : null,
    without: idsOf(params.get("without")),
  }
}

const FILTERS = [...Object.keys(colourwayAddress.filters), "all"]

/** Writes a source into the URL's other values. */
export function writeSource(params: URLSearchParams, { variants, filter, without }: Source): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of FILTERS) next.delete(name)
  for (const [name, ids] of [
    ["variants", variants],
    ["without", filter ? without : []],
  ] as const)
    if (ids.length) next.set(name, ids.join(","))
    else next.delete(name)
  if (!filter) return next
  for (const [name, value] of new URLSearchParams(writeAddress(colourwayAddress, { filters: filtersOf(filter) })))
    next.set(name, value)
  if (!isNarrowed(filter)) next.set("all", "1")
  return next
}

/** The calculator's address for these goods. */
export const discountPath = (source: Partial<Source>): string =>
  `/discount-calculator?${writeSource(new URLSearchParams(), { variants: [], filter: null, without: [], ...source })}`

/** The source in the shape of the call. */
export const bodyOf = ({ variants, filter }: Source): BodyOf<typeof repriceCalls.prices> => ({
  variants,
  filter: filter ? askedOf(filter) : undefined,
})

/**
 * The address that plans a sale for these: of a whole category or product, so that later additions are in the sale; of
 * anything else by its variants (`found`).
 */
export function plannedPath(
  { variants, filter, without }: Source,
  found: readonly string[],
  { percent, toNine }: { percent: number | null; toNine: boolean },
): string {
  const params = new URLSearchParams()
  const [name, ...others] = Object.keys(filter ?? {})
  const whole = name === "category" || name === "product" ? filter?.[name] : undefined
  if (name && whole && others.length + variants.length + without.length === 0) params.set(name, whole)
  else params.set("variants", found.join(","))
  if (percent !== null) params.set("percent", String(percent))
  if (toNine) params.set("nine", "1")
  return `/sale/add?${params}`
}
