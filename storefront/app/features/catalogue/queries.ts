import { LISTING } from "@silai/contracts/catalogue/limits"
import { queryOptions } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { list, relatedProducts, single } from "./calls"
import type { Shelf } from "./shelf-address"

/** One page of a shelf: ten cards, how many there are, how many pages (SPEC §9). */
export const shelfQuery = ({ page: _, ...filters }: Shelf, page: number) =>
  queryOptions({
    queryKey: ["catalogue", "shelf", filters, page],
    queryFn: async ({ signal }) => {
      const { category, color, tag } = filters
      const reply = await call(
        list,
        { sortField: "latest", category, colorFilter: color, tag, numberOfProducts: LISTING.pageSize, page, status: true },
        { signal },
      )
      return { cards: reply.data, total: reply.total, totalPages: reply.totalPages }
    },
  })

/** Everything of one colourway's page; refuses with status 404 when there is no such piece. */
export const productQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ["catalogue", "product", idOrSlug],
    queryFn: async ({ signal }) => (await call(single, { variantIdOrSlug: idOrSlug, status: true }, { signal })).data,
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
    queryFn: async ({ signal }) => (await call(list, { sortField: "latest", numberOfProducts: count, status: true }, { signal })).data,
  })
