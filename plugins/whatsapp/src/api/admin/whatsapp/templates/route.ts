import { WHATSAPP_TEMPLATES, type WhatsappTemplate, whatsappValues } from "@silai/contracts/messaging/whatsapp"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { answer } from "@silai/kit/answer"

const templates = (Object.keys(WHATSAPP_TEMPLATES) as WhatsappTemplate[]).map((name) => ({
  name,
  text: WHATSAPP_TEMPLATES[name].body,
  values: whatsappValues(name),
}))

export const POST = answer(whatsappCalls.templates, async () => ({ data: templates }))
