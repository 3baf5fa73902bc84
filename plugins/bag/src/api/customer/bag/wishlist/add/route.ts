import { wishCalls } from "@silai/contracts/bag/calls"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { readWishes } from "../../../../../queries/wishes"
import { addToWishlistWorkflow } from "../../../../../workflows/workflows"

export const POST = answer(wishCalls.add, async ({ body, visitor, additionalData, container }) => {
  const { customerId } = visitor.shopper
  await run(addToWishlistWorkflow, container, { customerId, variantIds: body.variantIds }, additionalData)
  return { data: await readWishes(container, customerId) }
})
