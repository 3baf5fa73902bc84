import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { daysTo } from "@silai/contracts/checkout/delivery-days"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { shippingFeeRules } from "../../../queries/shipping-fee"

export const POST = answer(checkoutCalls.pincode, async ({ body, container }) => {
  const place = container.resolve("pincode").placeOf(body.pincode)
  if (!place) throw refuse(checkoutRefusals.pin_unknown)
  const { rules } = await shippingFeeRules(databaseOf(container))
  return { data: { ...place, days: daysTo(rules.days, place) } }
})
