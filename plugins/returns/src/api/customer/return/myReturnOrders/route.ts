import { returnCalls } from "@silai/contracts/returns/calls"
import { answer } from "@silai/kit/answer"
import { requestsOf } from "../../../../queries/list"

export const POST = answer(returnCalls.mine, async ({ body, visitor, container }) => ({
  ...(await requestsOf(container, visitor.shopper.customerId, body)),
}))
