import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import type { Place } from "@silai/contracts/checkout/service"
import { servedState, stateOf } from "@silai/contracts/place/states"
import { refuse } from "@silai/kit/refuse"

/**
 * The tax follows the state, and the courier the PIN code: both name one place. `near`: the GST codes of the states around a PIN code
 * that the directory does not have.
 * @throws checkout.pin_impossible, checkout.pin_elsewhere, checkout.state_unknown
 */
export function refuseWrongPlace(
  { pincode, state }: { pincode: string; state: string },
  place: Place | null,
  near: readonly string[],
): void {
  if (!place && near.length === 0) throw refuse(checkoutRefusals.pin_impossible)
  const code = stateOf(state)?.code
  if (!code) throw refuse(checkoutRefusals.state_unknown)
  if (place ? servedState(place, code) : near.includes(code)) return
  throw refuse(
    checkoutRefusals.pin_elsewhere,
    pincode,
    place?.state ?? near.map((one) => stateOf(one)?.name).join(" or "),
  )
}
