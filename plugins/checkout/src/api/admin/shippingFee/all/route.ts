import { shippingFeeCalls } from "@silai/contracts/checkout/shipping-fee-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { shippingFeeHistory } from "../../../../queries/shipping-fee"

export const POST = answer(shippingFeeCalls.all, async ({ container }) => ({
  data: await shippingFeeHistory(databaseOf(container)),
}))
