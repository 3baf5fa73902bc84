import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { bagKeyOf } from "../../../workflows/attempt/attempt"
import { saveDetails } from "../../../workflows/details"

export const POST = answer(checkoutCalls.guest, async ({ body, visitor, container }) => {
  if (body.address) container.resolve("pincode").refuseWrong(body.address)
  return { data: await saveDetails(databaseOf(container), bagKeyOf(visitor.shopper), body) }
})
