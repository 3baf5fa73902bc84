import {
  isWhatsappTemplate,
  WHATSAPP_LANGUAGE,
  WHATSAPP_TEMPLATES,
  type WhatsappTemplate,
  whatsappValues,
} from "@silai/contracts/messaging/whatsapp"

/** The content of a message from the shop. `reply`: WhatsApp's id of the message that it answers. */
export type Outgoing =
  | { kind: "text"; text: string; reply: string | null }
  | { kind: "reaction"; target: string; emoji: string }
  | { kind: "template"; name: WhatsappTemplate; values: readonly string[]; path: string }
  | { kind: "image"; mediaId: string; caption: string; reply: string | null }
  | { kind: "document"; mediaId: string; caption: string; filename: string; reply: string | null }

const texts = (values: readonly string[]) => values.map((text) => ({ type: "text", text }))

function partOf(message: Outgoing): Record<string, unknown> {
  if (message.kind === "text") return { text: { body: message.text, preview_url: true } }
  if (message.kind === "reaction") return { reaction: { message_id: message.target, emoji: message.emoji } }
  const caption = "caption" in message && message.caption ? { caption: message.caption } : {}
  if (message.kind === "image") return { image: { id: message.mediaId, ...caption } }
  if (message.kind === "document") return { document: { id: message.mediaId, filename: message.filename, ...caption } }
  return {
    template: {
      name: message.name,
      language: { code: WHATSAPP_LANGUAGE },
      components: [
        { type: "body", parameters: texts(message.values) },
        { type: "button", sub_type: "url", index: "0", parameters: texts([message.path]) },
      ],
    },
  }
}

/**
 * The body of a request to WhatsApp. `to`: the phone's digits, or `recipient`: the business-scoped id, where no phone is known.
 * `ours` comes back with each report about this message.
 */
export function payloadOf(message: Outgoing, who: { to: string } | { recipient: string }, ours: string): object {
  const reply = "reply" in message && message.reply ? { context: { message_id: message.reply } } : {}
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    ...who,
    type: message.kind,
    ...partOf(message),
    ...reply,
    biz_opaque_callback_data: ours,
  }
}

/** A template filled in, as the customer reads it; null where the values do not fit. */
export function filledIn(name: string, values: readonly string[], path: string): string | null {
  if (!isWhatsappTemplate(name) || values.length !== whatsappValues(name)) return null
  // A line break or an empty value breaks the template's format.
  if ([...values, path].some((value) => value.trim() === "" || /[\n\r\t]/.test(value))) return null
  return WHATSAPP_TEMPLATES[name].body.replace(/\{\{(\d+)\}\}/g, (_, at) => values[Number(at) - 1] ?? "")
}
