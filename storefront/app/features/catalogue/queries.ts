import { LISTING, SEARCH, type SearchType } from "@silai/contracts/catalogue/limits"
import { queryOptions } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { list, relatedProducts, search as searchCall, single } from "./calls"
import type { Shelf } from "./shelf-address"
import { kindsApart } from "./shelf-name"

/** One page of a shelf: ten cards, how many there are, how many pages (SPEC §9). */
export const shelfQuery = ({ kinds, sizes, colours, sort }: Omit<Shelf, "page">, page: number) =>
  queryOptions({
    queryKey: ["catalogue", "shelf", { kinds, sizes, colours, sort }, page],
    queryFn: async ({ signal }) => {
      const { category, tag } = kindsApart({ kinds })
      const some = (values: readonly string[]) => (values.length ? [...values] : undefined)
      const reply = await call(
        list,
        {
          sortField: sort,
          category: some(category),
          tag: some(tag),
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

/** One page of what answers to a search, and how much of each kind does. */
export const searchQuery = (search: string, type: SearchType, page: number, limit: number = SEARCH.pageSize) =>
  queryOptions({
    queryKey: ["catalogue", "search", search, type, page, limit],
    queryFn: ({ signal }) => call(searchCall, { search, type, page, limit }, { signal }),
  })

/** Everything of one colourway's page; refuses with status 404 when there is no such piece. Who comes back to an open page finds its stock and price of now. */
export const productQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ["catalogue", "product", idOrSlug],
    queryFn: async ({ signal }) => (await call(single, { variantIdOrSlug: idOrSlug, status: true }, { signal })).data,
    refetchOnWindowFocus: true,
  })

/** The cards of these colourways as they are now, those that are gone left out. */
export const cardsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["catalogue", "cards", ids],
    queryFn: async ({ signal }) => (await call(relatedProducts, { productIds: [...ids] }, { signal })).data,
    enabled: ids.length > 0,
    staleTime: 30_000,
  })

/** The newest pieces, so many. */
export const newestQuery = (count: number) =>
  queryOptions({
    queryKey: ["catalogue", "newest", count],
    queryFn: async ({ signal }) =>
      (await call(list, { sortField: "latest", numberOfProducts: count, status: true }, { signal })).data,
  })
