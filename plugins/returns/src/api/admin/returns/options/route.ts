import { returnCalls } from "@silai/contracts/returns/calls"
import { answer } from "@silai/kit/answer"
import { orderOfCaller } from "../../../../queries/of-buyer"
import { optionsOf } from "../../../../queries/options"

export const POST = answer(returnCalls.optionsForShop, async ({ body, container }) => ({
  data: await optionsOf(container, await orderOfCaller(container, body.orderId)),
}))
