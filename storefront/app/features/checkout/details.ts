import type { ReplyOf } from "@silai/contracts/call"
import type { checkoutCalls, CheckoutDetails } from "@silai/contracts/checkout/calls"
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { guest, shippingFees } from "./calls"

const inBrowser = typeof window !== "undefined"

/**
 * This browser's checkout details so far. They are stored on the server, for reload, Back and a second tab; returning
 * to a tab refetches, because another one may have changed them.
 */
export const detailsQuery = queryOptions({
  queryKey: ["checkout", "details"],
  queryFn: async ({ signal }) => (await call(guest, {}, { signal })).data,
  enabled: inBrowser,
  staleTime: 10_000,
  refetchOnWindowFocus: true,
})

type Entered = {
  contact?: NonNullable<CheckoutDetails["contact"]>
  address?: NonNullable<CheckoutDetails["address"]>
  deliveryMethod?: NonNullable<CheckoutDetails["deliveryMethod"]>
}

/** Saves a step's answers. Resolves when the server has them; rejects with its refusal. */
export function useSaveDetails() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (entered: Entered) => (await call(guest, entered)).data,
    onSuccess: (details) => client.setQueryData(detailsQuery.queryKey, details),
  })
}

export type ShippingOptions = ReplyOf<typeof checkoutCalls.shippingFees>["data"]

/** The inputs of the fee: rupees of goods, and the parcel's destination, once known. */
type Parcel = { amount: number; address: Pick<NonNullable<CheckoutDetails["address"]>, "pincode" | "state"> | null }

/** The shipping options, with their fees in rupees for this parcel; the previous reply is shown while another amount loads. */
export const shippingOptionsQuery = ({ amount, address }: Parcel) => {
  const asked = { amount, ...(address && { pincode: address.pincode, state: address.state }) }
  return queryOptions({
    queryKey: ["checkout", "shipping-options", asked],
    queryFn: async ({ signal }) => (await call(shippingFees, asked, { signal })).data,
    enabled: inBrowser,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
}
