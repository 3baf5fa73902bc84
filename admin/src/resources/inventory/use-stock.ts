import { useList } from "@refinedev/core"
import { INVENTORY } from "@silai/contracts/inventory/limits"
import { keepPreviousData } from "@tanstack/react-query"
import { useEffect } from "react"
import { hearChanges } from "../../providers/live"
import { type Ask, useAddress } from "../../ui/use-address"
import type { StyleRecord } from "./calls"
import { readStockQuery, type StockQuery, writeStockQuery } from "./query"

export type AskStock = Ask<StockQuery>
type Reply = {
  data: StyleRecord[]
  total: number
  totalPages: number
  counts: { all: number; low: number; out: number }
  categories: { _id: string; name: string }[]
}

/** The shelves as the address bar asks for them. */
export function useStock() {
  const [query, ask] = useAddress(readStockQuery, writeStockQuery)
  const { query: asked } = useList<StyleRecord>({
    resource: "inventory",
    pagination: { mode: "server", currentPage: query.page, pageSize: INVENTORY.pageSize },
    meta: { query },
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const { refetch } = asked
  // An order promises pieces, and an edited colourway may have other sizes.
  useEffect(() => {
    const stops = ["order", "colourway"].map((resource) => hearChanges(resource, () => void refetch()))
    return () => {
      for (const stop of stops) stop()
    }
  }, [refetch])
  const reply = asked.data as Reply | undefined
  return {
    query,
    ask,
    styles: reply?.data,
    total: reply?.total ?? 0,
    pages: Math.max(1, reply?.totalPages ?? 1),
    counts: reply?.counts,
    categories: reply?.categories ?? [],
    stale: asked.isPlaceholderData,
    error: asked.error as Error | null,
    refetch,
  }
}
