import type { ProviderSendNotificationDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService, ModuleProvider, Modules } from "@medusajs/framework/utils"
import { WHATSAPP } from "@silai/contracts/messaging/limits"
import { isWhatsappTemplate, OUTBOX_MARK, templateValue, WHATSAPP_LANGUAGE } from "@silai/contracts/messaging/whatsapp"
import type { WhatsappOptions } from "@silai/kit/env"
import { DeliveryError } from "../../rules/delivery-error"
import { ask } from "../post"
import { kindOf } from "./faults"

type Reply = { messages?: { id: string }[] }
/** The values of a template, those of its body and the end of its button's address; and the message's key in the outbox. */
export type WhatsappFilling = { values: readonly string[]; path: string; dedupeKey: string }

const texts = (values: readonly string[]) => values.map((text) => ({ type: "text", text: templateValue(text) }))

/** Sends registered templates through WhatsApp's Cloud API. Its errors contain only a refusal's code: the words may name the recipient. */
class Whatsapp extends AbstractNotificationProviderService {
  static override identifier = "whatsapp"
  readonly #options: WhatsappOptions

  constructor(_container: unknown, options: WhatsappOptions) {
    super()
    this.#options = options
  }

  override async send({ to, template, provider_data }: ProviderSendNotificationDTO): Promise<{ id?: string }> {
    const { base, version, phoneNumberId, accessToken } = this.#options
    if (!isWhatsappTemplate(template)) throw new DeliveryError("permanent", `"${template}" is no registered template`)
    const { values, path, dedupeKey } = provider_data as WhatsappFilling
    const reply = await ask<Reply>(
      `${base}/${version}/${phoneNumberId}/messages`,
      {
        headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
        body: JSON.stringify({
          messaging_product: "whatsapp",
          recipient_type: "individual",
          to: to.replace("+", ""),
          type: "template",
          biz_opaque_callback_data: OUTBOX_MARK + dedupeKey,
          template: {
            name: template,
            language: { code: WHATSAPP_LANGUAGE },
            components: [
              { type: "body", parameters: texts(values) },
              { type: "button", sub_type: "url", index: "0", parameters: texts([path]) },
            ],
          },
        }),
      },
      { withinMs: WHATSAPP.answerWithinMs, kindOf },
    )
    return { id: reply.messages?.[0]?.id ?? "" }
  }
}

export default ModuleProvider(Modules.NOTIFICATION, { services: [Whatsapp] })
