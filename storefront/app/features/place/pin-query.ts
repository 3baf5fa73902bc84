import type { checkoutCalls } from "@silai/contracts/checkout/calls"
import { checkoutRefusals, checkoutSays } from "@silai/contracts/checkout/messages"
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

/** The error of an unknown PIN code that the shopper has not confirmed. */
export async function doubtOf(
  client: QueryClient,
  { pincode, sureOfPin }: { pincode: string; sureOfPin: string },
): Promise<string | undefined> {
  if (!isPin(pincode) || pincode === sureOfPin) return undefined
  const refusal = await client.fetchQuery(pinQuery(pincode)).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  return isUnknownPin(refusal) ? checkoutSays.pinDoubted : undefined
}
