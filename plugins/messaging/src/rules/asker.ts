import { houseRefusals } from "@silai/contracts/house/messages"
import type { StopOf } from "@silai/contracts/messaging/service"
import { stopRefusals } from "@silai/contracts/messaging/stop-messages"
import { refuse } from "@silai/kit/refuse"

/**
 * The person of a call: the address of the key, or the signed-in customer.
 * @throws messaging.stop_key, house.sign_in
 */
export function askerOf(
  key: string | undefined,
  customerId: string | null | undefined,
  emailOfKey: (key: string) => string | null,
): Exclude<StopOf, { phone: string }> {
  if (key === undefined) {
    if (!customerId) throw refuse(houseRefusals.sign_in)
    return { customerId }
  }
  const email = emailOfKey(key)
  if (!email) throw refuse(stopRefusals.stop_key)
  return { email }
}
