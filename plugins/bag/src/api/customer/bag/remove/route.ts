import { bagCalls } from "@silai/contracts/bag/calls"
import { bagSays } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { removeLine } from "../../../../keeping/change"
import { readBag } from "../../../../keeping/read"

export const POST = answer(bagCalls.remove, async ({ body, visitor, container }) => {
  await removeLine(container, visitor.shopper.customerId, body._id)
  return { message: bagSays.removed, data: await readBag(container, visitor.shopper.customerId) }
})
