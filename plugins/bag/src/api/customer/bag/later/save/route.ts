import { bagCalls } from "@silai/contracts/bag/calls"
import { bagRefusals } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { readBag, readLater } from "../../../../../queries/read"
import { addSavedLines } from "../../../../../workflows/save-for-later"
import { saveForLaterWorkflow } from "../../../../../workflows/workflows"

export const POST = answer(bagCalls.saveForLater, async ({ body, visitor, additionalData, container }) => {
  const { customerId } = visitor.shopper
  const { items, _id } = body
  if (items?.length) await addSavedLines(container, customerId, items)
  else if (_id) await run(saveForLaterWorkflow, container, { customerId, _id }, additionalData)
  else throw refuse(bagRefusals.nothing_to_save)
  return { data: { ...(await readBag(container, customerId)), ...(await readLater(container, customerId)) } }
})
