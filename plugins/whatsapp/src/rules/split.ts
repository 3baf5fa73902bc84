import { createHash } from "node:crypto"
import { z } from "zod"

/**
 * One event to store. `key` is the same however often Meta repeats it. `other`: of a field that the shop does not use.
 * `odd`: one that it cannot read, so a person must look.
 */
export type StoredEvent = { key: string; kind: "message" | "status" | "other" | "odd"; body: string }

const id = z.string().min(1).max(300)
const message = z.looseObject({ id })
const status = z.looseObject({ id, status: z.string().max(40) })
const list = z.array(z.unknown()).optional()
const change = z.object({ field: z.string(), value: z.unknown() })
const messages = z.object({ contacts: list, messages: list, statuses: list })
const mark = z.string().optional()
const marked = z.object({ from: mark, from_user_id: mark, wa_id: mark, user_id: mark }).catch({})
const delivery = z.object({ entry: z.array(z.object({ changes: z.array(z.unknown()) })) })

const whole = (kind: "other" | "odd", body: string): StoredEvent => ({
  key: `${kind}:${createHash("sha256").update(body).digest("hex")}`,
  kind,
  body,
})

/**
 * The events in one delivery of the webhook, each by itself: a message by its id, a report by the message's id and its
 * status. An unreadable event is stored as it came, and does not delay the others.
 */
export function eventsIn(rawBody: Buffer): StoredEvent[] {
  const text = rawBody.toString("utf8")
  const found = delivery.safeParse(jsonOf(text))
  if (!found.success) return [whole("odd", text)]
  return found.data.entry.flatMap(({ changes }) => changes.flatMap(eventsOf))
}

function eventsOf(given: unknown): StoredEvent[] {
  const read = change.safeParse(given)
  if (!read.success) return [whole("odd", JSON.stringify(given))]
  if (read.data.field !== "messages") return [whole("other", JSON.stringify(given))]
  const value = messages.safeParse(read.data.value)
  if (!value.success) return [whole("odd", JSON.stringify(given))]
  const { contacts = [], messages: written = [], statuses = [] } = value.data
  const senderOf = sendersIn(contacts)
  const events = [...written.map((one) => messageIn(one, senderOf)), ...statuses.map((one) => statusIn(one))]
  return events.length ? events : [whole("other", JSON.stringify(given))]
}

/**
 * The contact of a message's sender, found by either id; for a message without a sender, the only contact in the event.
 * Never another: that would give the message to another person. And only one: many contacts next to many messages would
 * be stored once for each message.
 */
function sendersIn(contacts: readonly unknown[]): (message: unknown) => unknown {
  const byMark = new Map(contacts.flatMap((one) => marksOf(one).map((its) => [its, one] as const)))
  return (given) => {
    const marks = marksOf(given)
    if (!marks.length) return contacts.length === 1 ? contacts[0] : undefined
    return marks.map((its) => byMark.get(its)).find((one) => one !== undefined)
  }
}

/** The phone's digits and the business-scoped id, as a message or a contact names them. */
function marksOf(given: unknown): string[] {
  const { from, from_user_id, wa_id, user_id } = marked.parse(given)
  return [from, from_user_id, wa_id, user_id].flatMap((one) => (one ? [one] : []))
}

function messageIn(given: unknown, senderOf: (message: unknown) => unknown): StoredEvent {
  const read = message.safeParse(given)
  if (!read.success) return whole("odd", JSON.stringify({ message: given }))
  const body = JSON.stringify({ message: given, contact: senderOf(given) })
  return { key: `message:${read.data.id}`, kind: "message", body }
}

function statusIn(given: unknown): StoredEvent {
  const body = JSON.stringify({ status: given })
  const read = status.safeParse(given)
  return read.success ? { key: `status:${read.data.id}:${read.data.status}`, kind: "status", body } : whole("odd", body)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
