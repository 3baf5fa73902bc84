import { bagCalls } from "@silai/contracts/bag/calls"
import { bagRefusals } from "@silai/contracts/bag/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { bring } from "../../../../keeping/bring"
import { setQuantity } from "../../../../keeping/change"
import { readBag } from "../../../../keeping/read"

export const POST = answer(bagCalls.update, async ({ body, visitor, container }) => {
  const { customerId } = visitor.shopper
  if (body.items?.length) await bring(container, customerId, body.items)
  else if (body._id && body.quantity) await setQuantity(container, customerId, body._id, body.quantity)
  else throw refuse(bagRefusals.nothing_asked)
  return { data: await readBag(container, customerId) }
})
