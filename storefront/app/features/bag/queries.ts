import { queryOptions } from "@tanstack/react-query"
import { call } from "~/lib/call"
import type { BagItem } from "./bag-store"
import { getSingleBagItems } from "./calls"

/** Query key of every account's bag; one account's is `bagQuery(customerId).queryKey`. */
export const BAGS = ["bag"] as const

/** A line of the account's bag in the pages' shape, with the server's own id. */
export const asBagItem = (line: Omit<BagItem, "bagItemId"> & { _id: string }): BagItem => ({
  ...line,
  bagItemId: line._id,
})

/**
 * The account's bag. Another device may have changed it, so it is refetched whenever the shopper returns to the page.
 */
export const bagQuery = (customerId: string | null) =>
  queryOptions({
    queryKey: [...BAGS, customerId],
    queryFn: async ({ signal }) =>
      (await call(getSingleBagItems, { customerId: customerId ?? undefined }, { signal })).data.bagItems.map(asBagItem),
    enabled: customerId !== null,
    staleTime: 10_000,
    refetchOnWindowFocus: "always",
  })
