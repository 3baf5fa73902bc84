import { keepPreviousData } from "@tanstack/react-query"
import { useList } from "@refinedev/core"
import { ORDER_LIST } from "@silai/contracts/order/limits"
import { useAddress } from "../../ui/use-address"
import type { OrderRecord } from "./calls"
import { readOrderQuery, writeOrderQuery } from "./query"

/** The order list as the address bar asks for it; live, and the previous rows stay while the next ones come. */
export function useOrders() {
  const [query, ask] = useAddress(readOrderQuery, writeOrderQuery)
  const { search, status, sort, page } = query

  const { query: asked } = useList<OrderRecord>({
    resource: "order",
    pagination: { mode: "server", currentPage: page, pageSize: ORDER_LIST.pageSize },
    meta: { search, status, sort },
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })

  const reply = asked.data as
    { data: OrderRecord[]; total: number; totalPages: number; counts: Record<string, number> } | undefined
  return {
    query,
    ask,
    from: writeOrderQuery(query),
    rows: reply?.data,
    total: reply?.total ?? 0,
    pages: Math.max(1, reply?.totalPages ?? 1),
    counts: reply?.counts ?? null,
    stale: asked.isPlaceholderData,
    error: asked.error as Error | null,
    retry: () => void asked.refetch(),
  }
}
