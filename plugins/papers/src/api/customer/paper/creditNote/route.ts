import { paperCalls } from "@silai/contracts/papers/calls"
import { answer } from "@silai/kit/answer"
import { numberOf } from "../../../../queries/papers"
import { sendPaper } from "../../../../queries/send-paper"

export const POST = answer(paperCalls.creditNote, async ({ body: { number, ...ask }, visitor, container, res }) => {
  const orderId = await container.resolve("silai_order").idOfWhole(visitor, ask)
  return sendPaper(container, res, orderId, (row) => row.kind === "creditNote" && numberOf(row) === number)
})
