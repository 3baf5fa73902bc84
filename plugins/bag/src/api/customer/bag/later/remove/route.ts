import { bagCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { readLater } from "../../../../../queries/read"
import { removeLater } from "../../../../../workflows/save-for-later"

export const POST = answer(bagCalls.removeLater, async ({ body, visitor, container }) => {
  const { customerId } = visitor.shopper
  await removeLater(container, customerId, body._id)
  return { data: await readLater(container, customerId) }
})
