import { returnCalls } from "@silai/contracts/returns/calls"
import { answer } from "@silai/kit/answer"
import { orderOfBuyer } from "../../../../queries/of-buyer"
import { optionsOf } from "../../../../queries/options"

export const POST = answer(returnCalls.options, async ({ body, visitor, container }) => ({
  data: await optionsOf(container, await orderOfBuyer(container, visitor, body)),
}))
