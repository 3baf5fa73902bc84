import { bagCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { readLater } from "../../../../queries/read"

export const POST = answer(bagCalls.later, async ({ visitor, container }) => ({
  data: await readLater(container, visitor.shopper.customerId),
}))
