import { returnCalls } from "@silai/contracts/returns/calls"
import { answer } from "@silai/kit/answer"
import { optionsOfMany } from "../../../../queries/options-of-many"

export const POST = answer(returnCalls.optionsOfMany, async ({ body, visitor, container }) => ({
  data: await optionsOfMany(container, visitor, body.orderIds),
}))
