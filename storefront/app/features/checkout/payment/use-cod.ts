import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { BagItem } from "~/features/bag/bag-store"
import { linesToPay } from "~/features/bag/lines-to-send"
import { call } from "~/lib/call"
import { useHydrated } from "~/lib/use-hydrated"
import { codOffer } from "../calls"
import { rememberPayWay, savedPayWay, type PayWay } from "./pay-way"

type Options = { items: readonly BagItem[]; details: CheckoutDetails; couponCode: string | undefined; total: number }

/** Whether cash on delivery is offered for this purchase, and whether the shopper has chosen it. */
export function useCod({ items, details, couponCode, total }: Options) {
  const [picked, setPicked] = useState<PayWay>()
  const isHydrated = useHydrated()
  const { contact, address, deliveryMethod } = details
  const bag = items.map(({ bagItemId, quantity }) => [bagItemId, quantity])
  const asked = useQuery({
    queryKey: ["checkout", "cod", bag, couponCode, total, contact?.phone, address?.pincode],
    queryFn: async ({ signal }) =>
      (await call(codOffer, { items: linesToPay(items), ...(couponCode && { couponCode }) }, { signal })).data,
    enabled: isHydrated && contact !== null && address !== null && (deliveryMethod ?? "home") === "home",
    staleTime: 10_000,
  })
  const stored = isHydrated ? savedPayWay() : "now"
  const offer = asked.data?.offer ?? null
  const wanted = picked ?? stored
  return {
    offer,
    why: asked.data?.why ?? null,
    /** The way in effect: a choice that is no longer offered is ignored. */
    way: (offer ? wanted : "now") as PayWay,
    /** Chosen, and not known yet whether it is offered. */
    isOpen: wanted === "door" && asked.isLoading,
    choose: (way: PayWay) => {
      setPicked(way)
      rememberPayWay(way)
    },
    /** The shop could not be asked. */
    isUnknown: asked.isError && !asked.data,
    isAsking: asked.isFetching,
    refetch: asked.refetch,
  }
}
