import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { showTyping } from "../../../../workflows/chat/typing"

export const POST = answer(whatsappCalls.typing, async ({ body, visitor, container }) => {
  const { userId, name } = visitor.staff
  await showTyping(databaseOf(container), body.chatId, { userId, name })
  return {}
})
