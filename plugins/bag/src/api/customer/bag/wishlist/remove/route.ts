import { wishCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { readWishes } from "../../../../../queries/wishes"
import { removeFromWishlistWorkflow } from "../../../../../workflows/workflows"

export const POST = answer(wishCalls.remove, async ({ body, visitor, additionalData, container }) => {
  const { customerId } = visitor.shopper
  await run(removeFromWishlistWorkflow, container, { customerId, variantId: body.variantId }, additionalData)
  return { data: await readWishes(container, customerId) }
})
