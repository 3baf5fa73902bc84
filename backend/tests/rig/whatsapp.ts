import { createHmac, randomInt, randomUUID } from "node:crypto"
import { type Chat, type ChatMessage, whatsappCalls } from "@silai/contracts/whatsapp/calls"
import type { Browser } from "./browser"
import { eventually } from "./eventually"
import { theShop } from "./facts"
import { oneRow, sql } from "./sql"
import { afterWork } from "./work"

/** A customer's phone. One that keeps its number private has only the business-scoped id. */
export type CustomersPhone = { name: string; waId: string | null; bsuid: string }

/** A phone that no other test has. */
export function aWhatsapp(more: Partial<CustomersPhone> = {}): CustomersPhone {
  const number = `9${String(randomInt(1e9)).padStart(9, "0")}`
  return { name: `Asha ${number}`, waId: `91${number}`, bsuid: `IN.${randomUUID().replaceAll("-", "")}`, ...more }
}

async function ask<Reply>(path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(
    `${theShop().standIns}/meta${path}`,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  )
  if (!response.ok) throw new Error(`Meta's stand-in refused ${path}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<Reply>
}

type File = { base64: string; mimeType: string; name?: string }
type Message = { type: string; file?: File } & Record<string, unknown>

/**
 * The customer writes, and Meta's webhook arrives: messages of the same second are ordered by their arrival.
 * @returns WhatsApp's id of the message
 */
export async function writes(
  phone: CustomersPhone,
  message: Message | string,
  more: { at?: number; id?: string } = {},
): Promise<string> {
  const { id } = await ask<{ id: string }>("/__write", {
    phone,
    message: typeof message === "string" ? { type: "text", text: { body: message } } : message,
    // Not the stand-ins' clock, which other tests move.
    at: Date.now(),
    ...more,
  })
  await ask("/__settled", {})
  return id
}

/** The customer changes the number, and Meta's webhook arrives. @returns the phone with its new number */
export async function movesTo(phone: CustomersPhone, waId: string): Promise<CustomersPhone> {
  await ask("/__move", { phone, waId, at: Date.now() })
  await ask("/__settled", {})
  return { ...phone, waId }
}

/** Sets the stand-in's fault switches; `{ reset: true }` clears all first. */
export const metaFaults = (switches: Record<string, unknown>) => ask("/__faults", switches)

type SentToPhone = { id: string; type: string; body: { text?: { body: string } } }
/** The messages that the shop has sent to a phone, oldest first. */
export const sentTo = async ({ waId, bsuid }: CustomersPhone) =>
  (await ask<{ sent: SentToPhone[] }>(`/__inbox?to=${encodeURIComponent(waId ?? bsuid)}`)).sent

/** Sends a self-made delivery to the shop's webhook; signed with the app's secret unless `signature` says otherwise. */
export async function sendMeta(body: string, { secret, signature }: { secret?: string; signature?: string } = {}) {
  const { api, whatsapp } = theShop()
  const key = secret ?? whatsapp.appSecret
  const response = await fetch(`${api}/hooks/whatsapp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-hub-signature-256": signature ?? `sha256=${createHmac("sha256", key).update(body).digest("hex")}`,
    },
    body,
  })
  return response.status
}

/** A delivery as Meta writes it. */
export const delivery = (value: object) =>
  JSON.stringify({ object: "whatsapp_business_account", entry: [{ changes: [{ field: "messages", value }] }] })

/** The chat of a phone, once the shop has it. */
export const chatIdOf = async ({ waId, bsuid }: CustomersPhone): Promise<string> =>
  (
    await afterWork("the chat is there", async () => {
      const [row] = await sql<{ id: string }>(
        `select c.id from whatsapp_chat c join whatsapp_contact k on k.id = c.contact_id where k.wa_id = $1 or k.bsuid = $2`,
        [waId, bsuid],
      )
      return row
    })
  ).id

/** A chat with a customer who has just written. */
export async function aChat(message = "Hello"): Promise<{ phone: CustomersPhone; chatId: string }> {
  const phone = aWhatsapp()
  await writes(phone, message)
  return { phone, chatId: await chatIdOf(phone) }
}

export type Thread = { chat: Chat; messages: ChatMessage[]; hasOlder: boolean; draft: string; noteDraft: string }
export const threadOf = async (at: Browser, chatId: string): Promise<Thread> =>
  (await at.call(whatsappCalls.messages, { chatId, most: 100 })).body.data

/** Waits until every kept event is worked off. */
export const untilHandled = () =>
  eventually(
    "no event waits",
    async () =>
      (
        await oneRow<{ n: number }>(
          `select count(*)::int as n from whatsapp_event where handled_at is null and given_up_at is null`,
        )
      ).n === 0,
    30_000,
  )

export const aKey = () => randomUUID().replaceAll("-", "")
/** Staff send a text. */
export const sends = (at: Browser, chatId: string, text: string, more: Record<string, unknown> = {}) =>
  at.call(whatsappCalls.send, { chatId, key: aKey(), message: { kind: "text", text, ...more } })
/** Waits until a message of a chat is in this state. */
export const untilState = (at: Browser, chatId: string, messageId: string, state: ChatMessage["state"]) =>
  eventually(`the message is ${state}`, async () => {
    const found = (await threadOf(at, chatId)).messages.find(({ _id }) => _id === messageId)
    return found?.state === state && found
  })
