import type { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { LISTING } from "@silai/contracts/catalogue/limits"
import { queryOptions } from "@tanstack/react-query"
import { call, entry } from "~/lib/call"

const list = entry<typeof catalogueCalls.list>("/customer/product/variant/all")

/** The latest published pieces, for 'Just Launched'. */
export const latestQuery = queryOptions({
  queryKey: ["catalogue", "latest", LISTING.latestOnHome],
  queryFn: async ({ signal }) =>
    (await call(list, { sortField: "latest", numberOfProducts: LISTING.latestOnHome, status: true }, { signal })).data,
})
