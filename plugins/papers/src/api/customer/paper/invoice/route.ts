import { paperCalls } from "@silai/contracts/papers/calls"
import { answer } from "@silai/kit/answer"
import { sendPaper } from "../../../../queries/send-paper"

export const POST = answer(paperCalls.invoice, async ({ body, visitor, container, res }) => {
  const orderId = await container.resolve("silai_order").idOfWhole(visitor, body)
  return sendPaper(container, res, orderId, ({ kind }) => kind === "invoice")
})
