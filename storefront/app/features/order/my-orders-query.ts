import type { orderCalls } from "@silai/contracts/order/calls"
import { infiniteQueryOptions } from "@tanstack/react-query"
import { mineOf } from "~/features/customer/queries"
import { call, entry } from "~/lib/call"

const myOrders = entry<typeof orderCalls.mine>("/customer/order/myOrders")
const myCancelledOrders = entry<typeof orderCalls.myCancelled>("/customer/order/myCancelledOrders")

export type Which = "current" | "cancelled"

/**
 * A customer's own orders, page by page, newest first; refetched when the tab gets the focus, because the shop changes
 * their status.
 */
export const myOrdersQuery = (me: string, which: Which = "current") =>
  infiniteQueryOptions({
    queryKey: [...mineOf(me), "orders", which],
    queryFn: async ({ signal, pageParam: page }) =>
      which === "cancelled" ? call(myCancelledOrders, { page }, { signal }) : call(myOrders, { page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.totalPages ? pages.length + 1 : undefined),
    enabled: me !== "",
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })
