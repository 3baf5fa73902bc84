import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { daysTo } from "@silai/contracts/checkout/delivery-days"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"

export const POST = answer(checkoutCalls.pincode, async ({ body, container }) => {
  const place = container.resolve("pincode").placeOf(body.pincode)
  if (!place) throw refuse(checkoutRefusals.pin_unknown)
  const { delivery } = await container.resolve("shop").settings()
  return { data: { ...place, days: daysTo(delivery.days, place) } }
})
