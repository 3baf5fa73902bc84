import { isMediaKind, type MediaKind, type MessageKind } from "@silai/contracts/whatsapp/kinds"
import { z } from "zod"
import { clean } from "./clean"
import type { Person } from "./contact"

/** A text of any length, cut: what the customer sends must never be lost for being long. */
const textUpTo = (most: number) => z.string().transform((text) => clean(text).slice(0, most))
const body = textUpTo(8192)
const name = textUpTo(300)
const id = z.string().min(1).max(300)

const media = z.object({
  id,
  mime_type: textUpTo(120).catch("application/octet-stream"),
  sha256: z.string().max(100).optional(),
  caption: body.optional(),
  filename: textUpTo(200).optional(),
  voice: z.boolean().optional(),
})
const card = z.object({
  name: z.object({ formatted_name: name.optional() }).optional(),
  phones: z.array(z.object({ phone: textUpTo(40).optional() })).optional(),
})
const reply = z.object({ id: textUpTo(300), title: textUpTo(300), description: textUpTo(300).optional() })
const scopedId = z.string().max(140).transform(clean)
const sender = { from: z.string().max(40).optional(), from_user_id: scopedId.optional() }

const message = z
  .object({
    ...sender,
    id,
    timestamp: z.string().regex(/^\d{1,12}$/),
    type: z.string().max(60),
    context: z.object({ id: id.optional() }).loose().optional(),
  })
  .loose()

const contact = z.object({
  profile: z.object({ name: name.optional(), username: textUpTo(120).optional() }).optional(),
  wa_id: z.string().max(40).optional(),
  user_id: scopedId.optional(),
})

export type InboundMedia = {
  kind: MediaKind
  mediaId: string
  mimeType: string
  sha256: string | null
  name: string
}
export type Place = { latitude: number; longitude: number; name: string; address: string }
export type Card = { name: string; phones: string[] }
type Content = { kind: MessageKind; text: string; place?: Place; cards?: Card[]; media?: InboundMedia }

export type InboundPerson = { bsuid: string | null; waId: string | null; name: string; username: string | null }
/** An act of a customer: a new message, or a change of an earlier one. `at`: WhatsApp's time. */
export type Inbound = { wamid: string; person: InboundPerson; at: Date } & (
  | { does: "write"; content: Content; replyTo: string | null }
  | { does: "react"; target: string; emoji: string }
  | { does: "edit"; target: string; text: string }
  | { does: "delete"; target: string }
  /** News of WhatsApp about the person. `moved`: their new ids, of a person with a new number. */
  | { does: "notice"; kind: "number" | "system"; text: string; moved: Person | null }
)

const waIdOf = (given: string | undefined) => (given && /^\d{6,20}$/.test(given) ? given : null)

function personOf(from: z.output<typeof message>, facts: z.output<typeof contact> | undefined): InboundPerson | null {
  // An empty id counts as none: all people with it would be one person.
  const bsuid = from.from_user_id || facts?.user_id || null
  // Without a phone, WhatsApp may name the business-scoped id as the sender.
  const waId = waIdOf(from.from) ?? waIdOf(facts?.wa_id)
  if (!bsuid && !waId) return null
  return { bsuid, waId, name: facts?.profile?.name ?? "", username: facts?.profile?.username ?? null }
}

/**
 * Reads the content of one type of message.
 * @throws when it does not have the type's shape; it then counts as unsupported, and is not lost
 */
function contentIn(type: string, given: Record<string, unknown>): Content {
  if (type === "text") return { kind: "text", text: z.object({ body }).parse(given.text).body }
  if (isMediaKind(type)) {
    const one = media.parse(given[type])
    const kind = type === "audio" && one.voice ? "voice" : type
    return {
      kind,
      text: one.caption ?? "",
      media: {
        kind,
        mediaId: one.id,
        mimeType: one.mime_type,
        sha256: one.sha256 ?? null,
        name: one.filename ?? "",
      },
    }
  }
  if (type === "location") {
    const at = z
      .object({
        latitude: z.coerce.number().min(-90).max(90),
        longitude: z.coerce.number().min(-180).max(180),
        name: name.catch(""),
        address: name.catch(""),
      })
      .parse(given.location)
    return { kind: "location", text: at.name, place: at }
  }
  if (type === "contacts") {
    const cards = z.array(card).parse(given.contacts).slice(0, 20)
    const shown = cards.map((one) => ({
      name: one.name?.formatted_name ?? "",
      phones: (one.phones ?? []).flatMap(({ phone }) => (phone ? [phone] : [])).slice(0, 10),
    }))
    return {
      kind: "contacts",
      text: shown
        .map((one) => one.name)
        .join(", ")
        .slice(0, 300),
      cards: shown,
    }
  }
  if (type === "button") return { kind: "button", text: z.object({ text: body }).parse(given.button).text }
  if (type === "interactive") return answered(given.interactive)
  if (type === "order") {
    const order = z.object({ text: body.optional(), product_items: z.array(z.unknown()).optional() }).parse(given.order)
    return { kind: "order", text: order.text ?? "" }
  }
  return { kind: "unsupported", text: "" }
}

function answered(given: unknown): Content {
  const { button_reply, list_reply } = z
    .object({ button_reply: reply.optional(), list_reply: reply.optional() })
    .parse(given)
  if (button_reply) return { kind: "button", text: button_reply.title }
  if (list_reply) return { kind: "list", text: [list_reply.title, list_reply.description].filter(Boolean).join(" · ") }
  return { kind: "unsupported", text: "" }
}

function contentOf(type: string, given: Record<string, unknown>): Content {
  try {
    return contentIn(type, given)
  } catch {
    return { kind: "unsupported", text: "" }
  }
}

const system = z.object({
  type: z.string().max(60).optional(),
  body: body.optional().catch(undefined),
  wa_id: z.string().max(40).optional(),
  /** Before version 12 of the webhooks. */
  new_wa_id: z.string().max(40).optional(),
  user_id: scopedId.optional(),
})

/** A new number's notice has no text: WhatsApp's names both numbers, which some roles do not see. */
function noticeIn(given: unknown): Pick<Extract<Inbound, { does: "notice" }>, "kind" | "text" | "moved"> {
  const { data } = system.safeParse(given)
  const waId = waIdOf(data?.wa_id) ?? waIdOf(data?.new_wa_id)
  if (data?.type?.endsWith("_changed_number") && waId)
    return { kind: "number", text: "", moved: { bsuid: data.user_id || null, waId } }
  return { kind: "system", text: data?.body ?? "", moved: null }
}

const changed = z.object({
  original_message_id: id,
  message: z
    .object({ type: z.string().max(60) })
    .loose()
    .optional(),
})

/**
 * Reads a stored event of the kind `message`.
 * @throws Error when it has no id, time or sender: then a person must look
 */
export function readMessage(kept: string): Inbound {
  const event = z.object({ message, contact: contact.optional().catch(undefined) }).parse(JSON.parse(kept))
  const one = event.message
  const person = personOf(one, event.contact)
  if (!person) throw new Error("The message names no sender.")
  const all = { wamid: one.id, person, at: new Date(Number(one.timestamp) * 1000) }
  if (one.type === "reaction") {
    const { message_id, emoji = "" } = z.object({ message_id: id, emoji: textUpTo(32).optional() }).parse(one.reaction)
    return { ...all, does: "react", target: message_id, emoji }
  }
  if (one.type === "revoke") return { ...all, does: "delete", target: changed.parse(one.revoke).original_message_id }
  if (one.type === "edit") {
    const { original_message_id: target, message: now } = changed.parse(one.edit)
    return { ...all, does: "edit", target, text: now ? contentOf(now.type, now).text : "" }
  }
  if (one.type === "system") return { ...all, does: "notice", ...noticeIn(one.system) }
  return { ...all, does: "write", content: contentOf(one.type, one), replyTo: one.context?.id ?? null }
}

const failure = z.object({ code: z.number().int().optional() })
const report = z.object({
  status: z.object({
    id,
    status: z.string().max(40),
    timestamp: z.string().regex(/^\d{1,12}$/),
    biz_opaque_callback_data: z.string().max(512).optional(),
    errors: z.array(failure).optional().catch(undefined),
  }),
})

/**
 * Reads a stored event of the kind `status`. `ours`: the value that the shop sent along with the message. @throws Error
 */
export function readStatus(kept: string) {
  const { status } = report.parse(JSON.parse(kept))
  return {
    wamid: status.id,
    status: status.status,
    at: new Date(Number(status.timestamp) * 1000),
    ours: status.biz_opaque_callback_data ?? null,
    code: status.errors?.[0]?.code ?? null,
  }
}
