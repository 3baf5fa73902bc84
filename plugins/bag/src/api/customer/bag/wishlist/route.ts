import { wishCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { readWishes } from "../../../../queries/wishes"

export const POST = answer(wishCalls.all, async ({ visitor, container }) => ({
  data: await readWishes(container, visitor.shopper.customerId),
}))
