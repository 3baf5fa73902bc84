import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { answer } from "@silai/kit/answer"
import { listChats } from "../../../../queries/list"

export const POST = answer(whatsappCalls.all, ({ body, visitor, container }) =>
  listChats(container, visitor.staff, body),
)
