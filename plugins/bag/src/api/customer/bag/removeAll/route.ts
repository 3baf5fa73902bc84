import { bagCalls } from "@silai/contracts/bag/calls"
import { bagSays } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { removeAll } from "../../../../keeping/change"

export const POST = answer(bagCalls.removeAll, async ({ visitor, container }) => {
  await removeAll(container, visitor.shopper.customerId)
  return { message: bagSays.emptyPage, data: { bagItems: [] } }
})
