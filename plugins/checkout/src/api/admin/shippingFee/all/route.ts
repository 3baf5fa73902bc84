import { shippingFeeCalls } from "@silai/contracts/checkout/shipping-fee-calls"
import { answer } from "@silai/kit/answer"
import { storedShippingFee } from "../../../../rules/shipping-fee-stored"

export const POST = answer(shippingFeeCalls.all, async ({ container }) => ({
  data: (await container.resolve("shop").history("delivery")).map(storedShippingFee),
}))
