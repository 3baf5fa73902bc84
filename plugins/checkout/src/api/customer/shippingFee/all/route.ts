import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { gatewayOf } from "../../../../workflows/payment/gateway"
import { shippingOptionsOf } from "../../../../queries/shipping-options"

export const POST = answer(checkoutCalls.shippingFees, async ({ container }) => {
  const ways = await shippingOptionsOf(databaseOf(container))
  return {
    data: ways.map(({ id, method, name, note, feePaise }) => ({
      _id: id,
      method,
      name,
      note,
      fee: toRupees(feePaise),
      pay: gatewayOf(container, { gateway: container.resolve("checkout").gatewayFor(method) }).says,
    })),
  }
})
