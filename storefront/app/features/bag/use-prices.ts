import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { bag, bagOf, type BagItem } from "./bag-store"
import { bagQuery } from "./queries"
import { call } from "~/lib/call"
import { useCustomerId } from "~/lib/auth"
import { sizeToSend } from "./lines-to-send"
import { verifyPrice } from "./calls"
import { atNewPrices, priceChanges, type CurrentPrice, type PriceChange } from "./prices"

const pricesQuery = (items: readonly BagItem[]) => {
  const variants = items.map(({ variantId, size }) => ({ variantId, size: sizeToSend(size) }))
  return queryOptions({
    queryKey: ["checkout", "prices", variants],
    queryFn: async ({ signal }) => (await call(verifyPrice, { variants }, { signal })).data as CurrentPrice[],
    enabled: variants.length > 0,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })
}

/**
 * The catalogue's current prices of the bag. Where the bag shows another one, it is updated and the change is reported,
 * so that nobody pays a sum they have not seen.
 */
export function usePrices(items: readonly BagItem[]) {
  const client = useQueryClient()
  const owner = useCustomerId()
  const prices = useQuery(pricesQuery(items))
  const [changes, setChanges] = useState<PriceChange[]>([])
  useEffect(() => {
    const found = prices.data ? priceChanges(items, prices.data) : []
    if (!found.length) return
    setChanges(found)
    if (owner) client.setQueryData(bagQuery(owner).queryKey, (now) => now && atNewPrices(now, found))
    else bag.set((now) => bagOf(atNewPrices(now.items, found)))
  }, [prices.data, items, owner, client])
  return { prices: prices.data ?? [], changes, refresh: prices.refetch }
}
