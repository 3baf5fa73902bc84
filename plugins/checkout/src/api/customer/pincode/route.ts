import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"

export const POST = answer(checkoutCalls.pincode, async ({ body, container }) => {
  const directory = container.resolve("pincode")
  const place = directory.placeOf(body.pincode)
  if (!place) throw refuse(checkoutRefusals.pin_unknown)
  return { data: { ...place, days: directory.deliveryDays(place.stateCode) } }
})
