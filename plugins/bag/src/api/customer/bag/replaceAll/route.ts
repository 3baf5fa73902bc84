import { bagCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { replaceAll } from "../../../../keeping/bring"
import { readBag } from "../../../../keeping/read"

export const POST = answer(bagCalls.replaceAll, async ({ body, visitor, container }) => {
  await replaceAll(container, visitor.shopper.customerId, body.items)
  return { data: await readBag(container, visitor.shopper.customerId) }
})
