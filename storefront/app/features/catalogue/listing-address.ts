import {
  COLOURS,
  LISTING,
  LOOKING_FOR,
  SIZE_FILTERS,
  sizeNamed,
  SORTS,
  type Sort,
} from "@silai/contracts/catalogue/limits"

/** The filters: values within one are alternatives, different filters must all match. */
export type Filters = {
  kinds: readonly string[]
  /** `CUT_TO_MEASURE`, or empty: how it is cut. */
  cuts: readonly string[]
  sizes: readonly string[]
  colours: readonly string[]
}
/** The content of a listing. `page` is the last page shown; all before it are above. */
export type Listing = Filters & { sort: Sort; page: number }

export const NO_FILTERS: Filters = { kinds: [], cuts: [], sizes: [], colours: [] }
/** The filter for what is also cut to one's own measurements; `custom=1` in the address. */
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
const sizeOf = (word: string) => known(SIZE_FILTERS, sizeNamed(word))

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

const filtersOf = (all: (name: string) => readonly unknown[]): Filters => ({
  kinds: values([...all("category"), ...all("tag")], kindOf, LOOKING_FOR),
  cuts: all("custom").some((one) => ["1", "true"].includes(String(one))) ? [CUT_TO_MEASURE] : [],
  sizes: values(all("size"), sizeOf, SIZE_FILTERS),
  colours: values(
    [...all("color"), ...all("colour")],
    colourOf,
    COLOURS.map(({ name }) => name),
  ),
})

/** Parses a listing from the URL: `?category=Shirt&custom=1&color=Black&size=M&sort=asc&page=2`. Invalid parts are ignored. */
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
}: Partial<Listing>): URLSearchParams {
  return new URLSearchParams([
    ...kinds.map((kind) => ["category", kind]),
    ...(cuts.length ? [["custom", "1"]] : []),
    ...sizes.map((size) => ["size", size]),
    ...colours.map((colour) => ["color", colour]),
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
export function countOf({ kinds, cuts, sizes, colours }: Filters): number {
  return kinds.length + cuts.length + sizes.length + colours.length
}

/** The same filters with one value toggled. */
export function toggled<F extends Filters>(filters: F, name: keyof Filters, value: string): F {
  const now = filters[name]
  return { ...filters, [name]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] }
}
