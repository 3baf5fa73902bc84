import type { checkoutCalls } from "@silai/contracts/checkout/calls"
import { checkoutRefusals, checkoutMessages } from "@silai/contracts/checkout/messages"
import { servedState } from "@silai/contracts/place/states"
import { queryOptions, type QueryClient } from "@tanstack/react-query"
import { call, entry } from "~/lib/call"
import { errorCode } from "~/lib/error-message"
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

/** Whether the shop says that there is no such PIN code; a look-up that got no reply says nothing. */
export const isUnknownPin = (cause: unknown): boolean => errorCode(cause) === checkoutRefusals.pin_unknown.code

type Doubted = { pincode: string; state: string; sureOfPin: string }

/** The error of a PIN code of another state, and of an unknown one that the shopper has not confirmed. */
export async function doubtOf(
  client: QueryClient,
  { pincode, state, sureOfPin }: Doubted,
): Promise<{ state?: string; sureOfPin?: string }> {
  if (!isPin(pincode)) return {}
  try {
    const place = await client.fetchQuery(pinQuery(pincode))
    return servedState(place, state) ? {} : { state: checkoutMessages.pinElsewhere(pincode, place.state) }
  } catch (cause) {
    return isUnknownPin(cause) && pincode !== sureOfPin ? { sureOfPin: checkoutMessages.pinDoubted } : {}
  }
}
