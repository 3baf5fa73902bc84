import type { orderCalls } from "@silai/contracts/order/calls"
import { queryOptions } from "@tanstack/react-query"
import { call, entry } from "~/lib/call"

const single = entry<typeof orderCalls.single>("/customer/order/single")
const REFRESH_MS = 60_000

export const sendConfirmationMail = entry<typeof orderCalls.sendConfirmationMail>(
  "/customer/order/sendConfirmationMail",
)

export const cancelOrder = entry<typeof orderCalls.cancel>("/customer/order/cancel")

/** The caller's proof: the mail's key, or the phone of the order. The owner has the session cookie. */
export type Proof = { key?: string; phone?: string }

/** One order by id or number; refetched while the page is open, because the shop changes its status. */
export const orderQuery = (orderId: string, proof: Proof = {}) =>
  queryOptions({
    queryKey: ["order", orderId, proof],
    queryFn: async ({ signal }) => (await call(single, { orderId, ...proof }, { signal })).data,
    enabled: typeof window !== "undefined" && orderId !== "",
    refetchInterval: (query) => (query.state.data ? REFRESH_MS : false),
    refetchOnWindowFocus: true,
  })
