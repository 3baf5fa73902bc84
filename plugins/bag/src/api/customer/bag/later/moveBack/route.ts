import { bagCalls } from "@silai/contracts/bag/calls"
import { bagSays } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { readBag, readLater } from "../../../../../queries/read"
import { moveBack } from "../../../../../workflows/later"

export const POST = answer(bagCalls.moveBack, async ({ body, visitor, container }) => {
  const { customerId } = visitor.shopper
  await moveBack(container, customerId, body._id)
  return {
    message: bagSays.movedBack,
    data: { ...(await readBag(container, customerId)), ...(await readLater(container, customerId)) },
  }
})
