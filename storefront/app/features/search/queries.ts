import { SEARCH, type SearchType } from "@silai/contracts/catalogue/limits"
import { queryOptions } from "@tanstack/react-query"
import { type FactFilters, NO_FACTS } from "~/features/catalogue/listing-address"
import { askedFacts } from "~/features/catalogue/queries"
import { relatedProducts, search } from "~/features/catalogue/calls"
import { call } from "~/lib/call"

/**
 * One page of results, products with their whole cards: a result has what a line of text needs, a card also the colours
 * and the stock of each size.
 */
export const resultsQuery = (text: string, type: SearchType, page: number, facts: FactFilters = NO_FACTS) =>
  queryOptions({
    queryKey: ["catalogue", "results", text, type, page, facts],
    queryFn: async ({ signal }) => {
      const found = await call(
        search,
        { search: text, type, page, limit: SEARCH.pageSize, ...askedFacts(facts) },
        { signal },
      )
      const productIds = found.results.flatMap(({ variant }) => variant?._id ?? [])
      const cards = productIds.length ? (await call(relatedProducts, { productIds }, { signal })).data : []
      return { ...found, cards }
    },
  })
