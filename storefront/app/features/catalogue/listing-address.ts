import { FACT_KINDS, FACTS, type FactKind } from "@silai/contracts/catalogue/facts"
import { COLOURS, LISTING, LOOKING_FOR, sizeNamed, SORTS, type Sort } from "@silai/contracts/catalogue/limits"
import { sizeFilters } from "~/lib/shop/shop-sizes"

/** The ticked values of each fact: price bands, fabrics, fits, sleeves. */
export type FactFilters = Record<FactKind, readonly string[]>
/** The filters: values within one are alternatives, different filters must all match. */
export type Filters = FactFilters & {
  kinds: readonly string[]
  /** `CUT_TO_MEASURE`, or empty: how it is cut. */
  cuts: readonly string[]
  sizes: readonly string[]
  colours: readonly string[]
}
/** The content of a listing. `page` is the last page shown; all before it are above. */
export type Listing = Filters & { sort: Sort; page: number }

export const NO_FACTS: FactFilters = { price: [], fabric: [], fit: [], sleeve: [] }
export const NO_FILTERS: Filters = { kinds: [], cuts: [], sizes: [], colours: [], ...NO_FACTS }
/** The filter for pieces that are also made to measure; `custom=1` in the address. */
export const CUT_TO_MEASURE = "measure"
/** The most pages restored at once on reload or Back; a made-up number in the URL must not load thousands. */
export const MOST_PAGES = 24

const stem = (word: string) => word.toLowerCase().replace(/s$/, "")
const known = (list: readonly string[], word: string) => list.find((one) => stem(one) === stem(word))

// People's words and the requirements' ("Shirt", "Black", "2XL") become the filter's own, so that its box is ticked;
// other words stay unchanged.
const kindOf = (word: string) => known(LOOKING_FOR, word) ?? word
const colourOf = (word: string) => {
  const names = COLOURS.map(({ name }) => name)
  return known(names, word) ?? names.find((name) => name.split(" ").some((part) => stem(part) === stem(word))) ?? word
}
const sizeOf = (word: string) => known(sizeFilters(), sizeNamed(word))

/** The values of one filter, cleaned, each once, in the order of the filter's own list. */
function values(
  found: readonly unknown[],
  nameOf: (word: string) => string | undefined,
  order: readonly string[],
): string[] {
  const words = found.flatMap((one) => (typeof one === "string" && one.trim() ? [one.trim().slice(0, 60)] : []))
  const names = [...new Set(words.flatMap((word) => nameOf(word) ?? []))].slice(0, LISTING.maxFilterValues)
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return names.sort((a, b) => place(a) - place(b))
}

/** The facts of an address, known values only. A search can be filtered only by these. */
export function factsOf(all: (name: string) => readonly unknown[]): FactFilters {
  const of = (kind: FactKind) =>
    values(all(kind), (word) => FACTS[kind].find((value) => value === word.toLowerCase()), FACTS[kind])
  return { price: of("price"), fabric: of("fabric"), fit: of("fit"), sleeve: of("sleeve") }
}

/** The facts as parameters of an address. */
export const factPairs = (facts: Partial<FactFilters>): [string, string][] =>
  FACT_KINDS.flatMap((kind) => (facts[kind] ?? []).map((value): [string, string] => [kind, value]))

const filtersOf = (all: (name: string) => readonly unknown[]): Filters => ({
  kinds: values([...all("category"), ...all("tag")], kindOf, LOOKING_FOR),
  cuts: all("custom").some((one) => ["1", "true"].includes(String(one))) ? [CUT_TO_MEASURE] : [],
  sizes: values(all("size"), sizeOf, sizeFilters()),
  colours: values(
    [...all("color"), ...all("colour")],
    colourOf,
    COLOURS.map(({ name }) => name),
  ),
  ...factsOf(all),
})

/** Parses a listing from the URL: `?category=Shirt&custom=1&color=Black&size=M&fabric=linen&sort=asc&page=2`. Invalid parts are ignored. */
export function listingOf(search: URLSearchParams): Listing {
  const page = Number(search.get("page") ?? 1)
  return {
    ...filtersOf((name) => search.getAll(name)),
    sort: SORTS.find((sort) => sort === search.get("sort")) ?? SORTS[0],
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  }
}

/** The URL of a listing; defaults (newest first, the first page) are omitted. */
export function searchOf({
  kinds = [],
  cuts = [],
  sizes = [],
  colours = [],
  sort = SORTS[0],
  page = 1,
  ...facts
}: Partial<Listing>): URLSearchParams {
  return new URLSearchParams([
    ...kinds.map((kind) => ["category", kind]),
    ...(cuts.length ? [["custom", "1"]] : []),
    ...sizes.map((size) => ["size", size]),
    ...colours.map((colour) => ["color", colour]),
    ...factPairs(facts),
    ...(sort === SORTS[0] ? [] : [["sort", sort]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ])
}

/** The listing of the requirements' router state (`{ category: "Shirt" }`), or null where there is none. */
export function listingOfState(state: unknown): Listing | null {
  const asked = (state ?? {}) as Record<string, unknown>
  const filters = filtersOf((name) => [asked[name]].flat())
  return countOf(filters) ? { ...filters, sort: SORTS[0], page: 1 } : null
}

/** How many values are ticked. */
export function countOf(filters: Filters): number {
  return (Object.keys(NO_FILTERS) as (keyof Filters)[]).reduce((sum, name) => sum + filters[name].length, 0)
}

/** The same filters with one value toggled. */
export function toggled<F extends Filters>(filters: F, name: keyof Filters, value: string): F {
  const now = filters[name]
  return { ...filters, [name]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] }
}
