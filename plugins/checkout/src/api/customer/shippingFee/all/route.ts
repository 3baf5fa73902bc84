import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { offeredShippingOptions } from "../../../../queries/offered-options"

export const POST = answer(checkoutCalls.shippingFees, ({ body, container }) => offeredShippingOptions(container, body))
