import { bagCalls } from "@silai/contracts/bag/calls"
import { bagRefusals } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { readBag, readLater } from "../../../../../queries/read"
import { bringLater, saveForLater } from "../../../../../workflows/later"

export const POST = answer(bagCalls.saveForLater, async ({ body, visitor, container }) => {
  const { customerId } = visitor.shopper
  const { items, _id } = body
  if (items?.length) await bringLater(container, customerId, items)
  else if (_id) await saveForLater(container, customerId, _id)
  else throw refuse(bagRefusals.nothing_to_save)
  return { data: { ...(await readBag(container, customerId)), ...(await readLater(container, customerId)) } }
})
