import type { returnCalls, ReturnRow } from "@silai/contracts/returns/calls"
import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query"
import { mineOf } from "~/features/customer/queries"
import { call, entry } from "~/lib/call"

const options = entry<typeof returnCalls.options>("/customer/return/options")
const optionsOfMany = entry<typeof returnCalls.optionsOfMany>("/customer/return/optionsOfMany")
const mine = entry<typeof returnCalls.mine>("/customer/return/myReturnOrders")
const single = entry<typeof returnCalls.single>("/customer/return/single")
const ofOrder = entry<typeof returnCalls.ofOrder>("/customer/return/ofOrder")

export const addRequest = entry<typeof returnCalls.add>("/customer/return-exchange/add")
export const withdrawRequest = entry<typeof returnCalls.withdraw>("/customer/return/withdraw")

/** The query key of all return data: refetched after each change. */
export const RETURNS = ["return"] as const
const REFRESH_MS = 60_000
const inBrowser = typeof window !== "undefined"
/** The key of the mail's link, where there is one. */
const proofOf = (key: string | undefined) => (key === undefined ? {} : { key })

/** After a change: requests, the remaining options, and the account's own lists are refetched. */
export const invalidateReturns = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: RETURNS }),
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === "mine" && queryKey[2] === RETURNS[0] }),
  ])

/** The possible requests for an order now; sizes and sums are live, so no stale data is shown. */
export const optionsQuery = (orderId: string, key?: string) =>
  queryOptions({
    queryKey: [...RETURNS, "options", orderId, key],
    queryFn: async ({ signal }) => (await call(options, { orderId, ...proofOf(key) }, { signal })).data,
    enabled: inBrowser && orderId !== "",
    staleTime: 0,
  })

/** The same for a page of the customer's own orders, in one call. */
export const optionsOfManyQuery = (me: string, orderIds: readonly string[]) =>
  queryOptions({
    queryKey: [...mineOf(me), ...RETURNS, "options", orderIds],
    queryFn: async ({ signal }) => (await call(optionsOfMany, { orderIds: [...orderIds] }, { signal })).data,
    enabled: me !== "" && orderIds.length > 0,
    staleTime: 0,
  })

/** One request; refetched while the page is open, because the shop and the bank change it. */
export const requestQuery = (returnId: string, key?: string) =>
  queryOptions({
    queryKey: [...RETURNS, "single", returnId, key],
    queryFn: async ({ signal }) => (await call(single, { returnId, ...proofOf(key) }, { signal })).data,
    enabled: inBrowser && returnId !== "",
    refetchInterval: (query) => (query.state.data ? REFRESH_MS : false),
    refetchOnWindowFocus: true,
  })

/** The requests of one order, newest first. */
export const requestsOfOrderQuery = (orderId: string, key?: string) =>
  queryOptions({
    queryKey: [...RETURNS, "order", orderId, key],
    queryFn: async ({ signal }): Promise<ReturnRow[]> =>
      (await call(ofOrder, { orderId, ...proofOf(key) }, { signal })).data,
    enabled: inBrowser && orderId !== "",
    refetchOnWindowFocus: true,
  })

/** The signed-in customer's own requests, page by page, newest first. */
export const myRequestsQuery = (me: string) =>
  infiniteQueryOptions({
    queryKey: [...mineOf(me), ...RETURNS],
    queryFn: async ({ signal, pageParam: page }) => call(mine, { page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.totalPages ? pages.length + 1 : undefined),
    enabled: me !== "",
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })
