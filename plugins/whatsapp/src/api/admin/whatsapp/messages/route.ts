import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { answer } from "@silai/kit/answer"
import { readThread } from "../../../../queries/thread"

export const POST = answer(whatsappCalls.messages, async ({ body, visitor, container }) => ({
  data: await readThread(container, visitor.staff, body),
}))
