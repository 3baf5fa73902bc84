import { createHmac } from "node:crypto"
import type { Book, Sent, Written } from "./book"

const ANSWER_WITHIN_MS = 5_000
const RETRY_MS = 1_000
const mostTries = 20

type Receiver = { url: string | undefined; secret: string; phoneNumberId: string }
type Event = { contacts?: object[]; messages?: object[]; statuses?: object[] }

/** Meta writes every letter that is not ASCII as an escape, so that a re-serialised body has another signature. */
const escaped = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

const seconds = (ms: number) => String(Math.floor(ms / 1000))

/** The webhook's event for a customer's message. */
export const messageEvent = ({ id, phone, message, at }: Written): Event => ({
  contacts: [{ profile: { name: phone.name }, ...(phone.waId ? { wa_id: phone.waId } : {}), user_id: phone.bsuid }],
  messages: [
    {
      ...(phone.waId ? { from: phone.waId } : {}),
      from_user_id: phone.bsuid,
      id,
      timestamp: seconds(at),
      ...message,
    },
  ],
})

/** The webhook's event for the status of a message of the shop. */
export const statusEvent = ({ id, to, ours }: Sent, status: string, at: number, code: number | null = null): Event => ({
  statuses: [
    {
      id,
      status,
      timestamp: seconds(at),
      recipient_id: to,
      ...(ours ? { biz_opaque_callback_data: ours } : {}),
      ...(code ? { errors: [{ code, title: "Message undeliverable", error_data: { details: "" } }] } : {}),
    },
  ],
})

/** Signs events and posts them to the shop, again until it answers 200. */
export function openWebhooks(book: Book, { url, secret, phoneNumberId }: Receiver) {
  const timers = new Set<NodeJS.Timeout>()
  const deliveries = new Set<Promise<void>>()
  let begun = 0
  let closed = false
  let held: Event[] = []

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (!closed) work()
    }, ms)
    timers.add(timer)
  }

  const wrapped = (events: readonly Event[]) =>
    escaped({
      object: "whatsapp_business_account",
      entry: [
        {
          id: "100000000000001",
          changes: events.map((event) => ({
            field: "messages",
            value: {
              messaging_product: "whatsapp",
              metadata: { display_phone_number: "919876500000", phone_number_id: phoneNumberId },
              ...event,
            },
          })),
        },
      ],
    })

  function deliver(body: string, tries = 1): void {
    const delivery = post(body, tries).finally(() => deliveries.delete(delivery))
    deliveries.add(delivery)
    begun++
  }

  async function post(body: string, tries: number): Promise<void> {
    if (!url) return
    const forged = book.state.faults.webhook === "wrong-signature" ? "-forged" : ""
    const answer = await fetch(url, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        "content-type": "application/json",
        "user-agent": "facebookexternalua",
        "x-hub-signature-256": `sha256=${createHmac("sha256", secret + forged)
          .update(body)
          .digest("hex")}`,
      },
    })
      .then(async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      })
      .catch(() => "no answer" as const)
    book.saveDelivery({ body, answer })
    if (answer !== 200 && tries < mostTries) later(RETRY_MS * Math.min(tries, 10), () => deliver(body, tries + 1))
  }

  /** As the switches say: twice, in another order, not at all. */
  function send(...events: Event[]): void {
    const mode = book.state.faults.webhook
    if (mode === "drop") return
    if (mode === "shuffled") {
      held.push(...events)
      later(300, () => {
        const batch = held.reverse()
        held = []
        for (const event of batch) deliver(wrapped([event]))
      })
      return
    }
    const body = wrapped(events)
    deliver(body)
    if (mode === "duplicate") deliver(body)
  }

  /** Waits until all deliveries that have begun are answered, and returns how many there were since the start. */
  async function settled(): Promise<number> {
    while (deliveries.size) await Promise.all(deliveries)
    return begun
  }

  return {
    send,
    settled,
    later,
    close() {
      closed = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
export type Webhooks = ReturnType<typeof openWebhooks>
