import type { orderCalls } from "@silai/contracts/order/calls"
import type { MyOrderView } from "@silai/contracts/order/status"
import { infiniteQueryOptions } from "@tanstack/react-query"
import { mineOf } from "~/features/customer/queries"
import { call, entry } from "~/lib/call"

const myOrders = entry<typeof orderCalls.mine>("/customer/order/myOrders")

/**
 * A customer's own orders, page by page, newest first; refetched when the tab gets the focus, because the shop changes
 * their status.
 */
export const myOrdersQuery = (me: string, show: MyOrderView = "all") =>
  infiniteQueryOptions({
    queryKey: [...mineOf(me), "orders", show],
    queryFn: async ({ signal, pageParam: page }) => call(myOrders, { page, show }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.totalPages ? pages.length + 1 : undefined),
    enabled: me !== "",
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })
