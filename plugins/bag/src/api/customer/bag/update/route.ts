import { bagCalls } from "@silai/contracts/bag/calls"
import { bagRefusals } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { mergeIntoBag } from "../../../../workflows/merge"
import { updateBagLineWorkflow } from "../../../../workflows/workflows"
import { readBag } from "../../../../queries/read"

export const POST = answer(bagCalls.update, async ({ body, visitor, additionalData, container }) => {
  const { customerId } = visitor.shopper
  const { items, _id, quantity } = body
  if (items?.length) await mergeIntoBag(container, customerId, items)
  else if (_id && quantity) await run(updateBagLineWorkflow, container, { customerId, _id, quantity }, additionalData)
  else throw refuse(bagRefusals.nothing_asked)
  return { data: await readBag(container, customerId) }
})
