import { codCalls } from "@silai/contracts/checkout/cod-calls"
import { codMessages } from "@silai/contracts/checkout/cod-messages"
import { answer } from "@silai/kit/answer"
import { collectCod } from "../../../../workflows/cod/collect"

export const POST = answer(codCalls.collect, async ({ body, visitor, additionalData, container }) => {
  const { userId, name } = visitor.staff
  const data = await collectCod(container, body, { userId, name }, additionalData)
  return { message: codMessages.collected(data.filter(({ noted }) => noted).length), data }
})
