import { returnCalls } from "@silai/contracts/returns/calls"
import { answer } from "@silai/kit/answer"
import { requestsOfOrder } from "../../../../queries/of-buyer"

export const POST = answer(returnCalls.ofOrder, async ({ body, visitor, container }) => ({
  data: await requestsOfOrder(container, visitor, body),
}))
