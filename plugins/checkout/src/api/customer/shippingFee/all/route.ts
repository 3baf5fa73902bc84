import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { waysToGet } from "../../../../queries/ways"

export const POST = answer(checkoutCalls.shippingFees, ({ body, container }) => waysToGet(container, body))
