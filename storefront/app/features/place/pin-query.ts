import type { checkoutCalls } from "@silai/contracts/checkout/calls"
import { queryOptions } from "@tanstack/react-query"
import { call, entry } from "~/lib/call"
import { isPin } from "./address-rules"

const pincode = entry<typeof checkoutCalls.pincode>("/customer/pincode")

/** Place and transport days of a PIN code; errors with `checkout.pin_unknown` for one that does not exist. */
export const pinQuery = (pin: string) =>
  queryOptions({
    queryKey: ["pincode", pin],
    queryFn: async ({ signal }) => (await call(pincode, { pincode: pin }, { signal })).data,
    enabled: isPin(pin) && typeof window !== "undefined",
    staleTime: Infinity,
  })
