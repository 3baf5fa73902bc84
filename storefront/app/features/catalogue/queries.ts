import { LISTING, SEARCH, type SearchType } from "@silai/contracts/catalogue/limits"
import { queryOptions } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { facets, list, relatedProducts, search as searchCall, single } from "./calls"
import type { BodyOf } from "@silai/contracts/call"
import type { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { FACT_KINDS, type FactKind } from "@silai/contracts/catalogue/facts"
import { kindsApart } from "./kinds-apart"
import type { FactFilters, Filters, Listing } from "./listing-address"

/** A listing's filters without its page and order, which change neither count nor total. */
const filtersAlone = (filters: Filters): Filters => ({
  kinds: filters.kinds,
  cuts: filters.cuts,
  sizes: filters.sizes,
  colours: filters.colours,
  price: filters.price,
  fabric: filters.fabric,
  fit: filters.fit,
  sleeve: filters.sleeve,
})

const some = <Value>(values: readonly Value[]) => (values.length ? [...values] : undefined)
/** Ticked facts as a call takes them; the address has let only known values in. */
export const askedFacts = (filters: FactFilters) =>
  Object.fromEntries(FACT_KINDS.map((kind) => [kind, some(filters[kind])])) as {
    [kind in FactKind]?: NonNullable<BodyOf<typeof catalogueCalls.facets>[kind]>
  }
/** The filters as the calls of the catalogue take them. */
function askedFilters(filters: Filters) {
  const { category, tag } = kindsApart(filters)
  return {
    category: some(category),
    tag: some(tag),
    custom: filters.cuts.length > 0 || undefined,
    sizeFilter: some(filters.sizes),
    colorFilter: some(filters.colours),
    ...askedFacts(filters),
  }
}

/** One page of a listing: ten cards, the total, the number of pages (requirements §9). */
export const listingQuery = ({ sort, ...listing }: Omit<Listing, "page">, page: number) =>
  queryOptions({
    queryKey: ["catalogue", "listing", { ...filtersAlone(listing), sort }, page],
    queryFn: async ({ signal }) => {
      const reply = await call(
        list,
        {
          sortField: sort,
          ...askedFilters(listing),
          numberOfProducts: LISTING.pageSize,
          page,
          status: true,
        },
        { signal },
      )
      return { cards: reply.data, total: reply.total, totalPages: reply.totalPages }
    },
  })

/** The number of pieces next to each fact, under the other filters that are ticked. */
export const facetsQuery = (filters: Filters) =>
  queryOptions({
    queryKey: ["catalogue", "facets", filtersAlone(filters)],
    queryFn: async ({ signal }) => (await call(facets, askedFilters(filters), { signal })).data,
  })

/** One page of search results, with the count of each type. */
export const searchQuery = (search: string, type: SearchType, page: number, limit: number = SEARCH.pageSize) =>
  queryOptions({
    queryKey: ["catalogue", "search", search, type, page, limit],
    queryFn: ({ signal }) => call(searchCall, { search, type, page, limit }, { signal }),
  })

/**
 * All data of one colourway's page; refuses with status 404 when it does not exist. Returning to an open page refreshes
 * stock and price.
 */
export const productQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ["catalogue", "product", idOrSlug],
    queryFn: async ({ signal }) => (await call(single, { variantIdOrSlug: idOrSlug, status: true }, { signal })).data,
    refetchOnWindowFocus: true,
  })

/** The current cards of these colourways, without deleted ones. */
export const cardsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["catalogue", "cards", ids],
    queryFn: async ({ signal }) => (await call(relatedProducts, { productIds: [...ids] }, { signal })).data,
    enabled: ids.length > 0,
    staleTime: 30_000,
  })

/** The newest pieces, up to this number. */
export const newestQuery = (count: number) =>
  queryOptions({
    queryKey: ["catalogue", "newest", count],
    queryFn: async ({ signal }) =>
      (await call(list, { sortField: "latest", numberOfProducts: count, status: true }, { signal })).data,
  })
