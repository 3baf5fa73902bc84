import { STAFF_TEMPLATES, WHATSAPP_TEMPLATES, whatsappValues } from "@silai/contracts/messaging/whatsapp"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { answer } from "@silai/kit/answer"

const templates = STAFF_TEMPLATES.map((name) => ({
  name,
  text: WHATSAPP_TEMPLATES[name].body,
  values: whatsappValues(name),
}))

export const POST = answer(whatsappCalls.templates, async () => ({ data: templates }))
