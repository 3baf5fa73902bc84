import { shippingFeeCalls } from "@silai/contracts/checkout/shipping-fee-calls"
import { answer } from "@silai/kit/answer"
import { shippingFeeKept } from "../../../../rules/shipping-fee-kept"

export const POST = answer(shippingFeeCalls.all, async ({ container }) => ({
  data: (await container.resolve("shop").history("delivery")).map(shippingFeeKept),
}))
