import { LISTING, SEARCH, type SearchType } from "@silai/contracts/catalogue/limits"
import { queryOptions } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { list, relatedProducts, search as searchCall, single } from "./calls"
import { kindsApart } from "./kinds-apart"
import type { Listing } from "./listing-address"

/** One page of a listing: ten cards, the total, the number of pages (requirements §9). */
export const listingQuery = ({ kinds, cuts, sizes, colours, sort }: Omit<Listing, "page">, page: number) =>
  queryOptions({
    queryKey: ["catalogue", "listing", { kinds, cuts, sizes, colours, sort }, page],
    queryFn: async ({ signal }) => {
      const { category, tag } = kindsApart({ kinds })
      const some = (values: readonly string[]) => (values.length ? [...values] : undefined)
      const reply = await call(
        list,
        {
          sortField: sort,
          category: some(category),
          tag: some(tag),
          custom: cuts.length > 0 || undefined,
          sizeFilter: some(sizes),
          colorFilter: some(colours),
          numberOfProducts: LISTING.pageSize,
          page,
          status: true,
        },
        { signal },
      )
      return { cards: reply.data, total: reply.total, totalPages: reply.totalPages }
    },
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
