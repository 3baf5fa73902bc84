import { paperCalls } from "@silai/contracts/papers/calls"
import { answer } from "@silai/kit/answer"
import { papersNow } from "../../../../queries/print"
import { onWire } from "../../../../queries/papers"

export const POST = answer(paperCalls.all, async ({ body, visitor, container }) => {
  const orderId = await container.resolve("silai_order").idOfWhole(visitor, body)
  return { data: (await papersNow(container, orderId)).map(onWire) }
})
