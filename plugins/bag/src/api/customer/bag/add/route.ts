import { bagCalls } from "@silai/contracts/bag/calls"
import { bagSays } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { add } from "../../../../keeping/bring"
import { readBag } from "../../../../keeping/read"

export const POST = answer(bagCalls.add, async ({ body, visitor, container }) => {
  await add(container, visitor.shopper.customerId, body)
  return { message: bagSays.kept, data: await readBag(container, visitor.shopper.customerId) }
})
