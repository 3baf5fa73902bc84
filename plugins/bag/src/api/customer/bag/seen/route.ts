import { bagCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { readBag } from "../../../../queries/read"
import { recordSeen } from "../../../../workflows/seen-prices"

export const POST = answer(bagCalls.seen, async ({ body, visitor, container }) => {
  const { customerId } = visitor.shopper
  await recordSeen(container, customerId, body.lines)
  return { data: await readBag(container, customerId) }
})
