import { bagCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { readBag } from "../../../../queries/read"

export const POST = answer(bagCalls.single, async ({ visitor, container }) => ({
  data: await readBag(container, visitor.shopper.customerId),
}))
