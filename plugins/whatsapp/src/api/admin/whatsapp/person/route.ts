import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { answer } from "@silai/kit/answer"
import { readPerson } from "../../../../queries/person"

export const POST = answer(whatsappCalls.person, async ({ body, visitor, container }) => ({
  data: await readPerson(container, visitor.staff, body.chatId),
}))
