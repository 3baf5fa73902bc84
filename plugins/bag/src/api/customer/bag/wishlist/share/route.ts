import { wishCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { readWishes } from "../../../../../queries/wishes"
import { shareWishlistWorkflow } from "../../../../../workflows/workflows"

export const POST = answer(wishCalls.share, async ({ body, visitor, additionalData, container }) => {
  const { customerId } = visitor.shopper
  await run(shareWishlistWorkflow, container, { customerId, on: body.on }, additionalData)
  return { data: await readWishes(container, customerId) }
})
