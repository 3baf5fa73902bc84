import {
  SIZE_BACK,
  WHATSAPP_TEMPLATES,
  type WhatsappTemplate,
  whatsappValues,
} from "@silai/contracts/messaging/whatsapp"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { answer } from "@silai/kit/answer"

/** Staff send the templates about an order. */
const names = (Object.keys(WHATSAPP_TEMPLATES) as WhatsappTemplate[]).filter((name) => name !== SIZE_BACK)

const templates = names.map((name) => ({
  name,
  text: WHATSAPP_TEMPLATES[name].body,
  values: whatsappValues(name),
}))

export const POST = answer(whatsappCalls.templates, async () => ({ data: templates }))
