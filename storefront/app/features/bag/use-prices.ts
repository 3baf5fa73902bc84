import { queryOptions, useQuery } from "@tanstack/react-query"
import { call } from "~/lib/call"
import type { BagItem } from "./bag-store"
import { sizeToSend } from "./lines-to-send"
import { verifyPrice } from "./calls"
import type { CurrentPrice } from "./prices"

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

const none: CurrentPrice[] = []

/** The catalogue's current prices of the bag; `BagNews` brings the lines up to date by them. */
export function usePrices(items: readonly BagItem[]) {
  const prices = useQuery(pricesQuery(items))
  return { prices: prices.data ?? none, isKnown: prices.data !== undefined, refresh: prices.refetch }
}
