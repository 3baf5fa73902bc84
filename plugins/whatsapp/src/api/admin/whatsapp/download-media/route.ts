import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { answer } from "@silai/kit/answer"
import { fileOf } from "../../../../queries/file"
import { headersOf } from "../../../../rules/served-as"

export const POST = answer(whatsappCalls.download, async ({ body, container, res }) => {
  const { content, mimeType, name } = await fileOf(container, body.messageId)
  res.set(headersOf(mimeType, name)).send(content)
  return {}
})
