import { createHmac } from "node:crypto"
import type { Book, Job, WebhookEvent } from "./book"
import type { Schedule } from "./schedule"
import { newId, seconds } from "./wire"

const ANSWER_WITHIN_MS = 5_000
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 60_000
const GIVE_UP_AFTER_MS = 24 * 3_600_000

export type Receiver = { url: string | undefined; secret: string }

/** Signs events and sends them to the shop, with retries until it replies 2xx within five seconds, for a day. */
export function openWebhooks(book: Book, schedule: () => Schedule, receiver: Receiver) {
  const inFlight = new Set<AbortController>()
  const deliveries = new Set<Promise<void>>()
  let begun = 0

  /** Creates one event, as the switches say. */
  function send(event: string, payload: Record<string, object>): void {
    const mode = book.state.faults.webhook
    const body = JSON.stringify({
      entity: "event",
      account_id: "acc_SilaiStandIn01",
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
      created_at: seconds(book.now()),
    })
    const entry: WebhookEvent = {
      id: newId("evt"),
      event,
      body,
      createdAt: book.now(),
      answers: [],
      status: mode === "drop" || !receiver.url ? "dropped" : "waiting",
      ...(mode === "wrong-signature" ? { wrongSignature: true } : {}),
    }
    book.addEvent(entry)
    if (entry.status === "dropped") return book.save()
    const wait = mode === "delay" ? book.state.faults.webhookDelayMs : 0
    // Later events of one payment overtake earlier ones: "captured" arrives before "authorized".
    const overtaken = mode === "out-of-order" && event === "payment.authorized" ? book.state.faults.webhookDelayMs : 0
    const due = book.now() + wait + overtaken
    schedule().add({ kind: "deliver", eventId: entry.id, attempt: 1, due })
    if (mode === "duplicate") schedule().add({ kind: "deliver", eventId: entry.id, attempt: 1, due, copy: true })
  }

  function deliver(job: Extract<Job, { kind: "deliver" }>): void {
    const delivery = deliverNow(job).finally(() => deliveries.delete(delivery))
    deliveries.add(delivery)
    begun++
  }

  async function deliverNow(job: Extract<Job, { kind: "deliver" }>): Promise<void> {
    const entry = book.state.events.findLast((event) => event.id === job.eventId)
    if (!entry || !receiver.url) return
    const answer = await post(receiver.url, entry)
    const late = book.state.faults.webhook === "timeout"
    entry.answers.push(late ? "no answer" : answer)
    const taken = !late && typeof answer === "number" && answer >= 200 && answer < 300
    if (taken) entry.status = "delivered"
    else if (!job.copy) retry(entry, job.attempt)
    book.save()
  }

  function retry(entry: WebhookEvent, attempt: number) {
    if (book.now() - entry.createdAt > GIVE_UP_AFTER_MS) {
      entry.status = "given-up"
      return
    }
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS)
    schedule().add({ kind: "deliver", eventId: entry.id, attempt: attempt + 1, due: book.now() + wait })
  }

  async function post(url: string, entry: WebhookEvent): Promise<number | "no answer"> {
    const stop = new AbortController()
    inFlight.add(stop)
    const timer = setTimeout(() => stop.abort(), ANSWER_WITHIN_MS)
    const secret = entry.wrongSignature ? `${receiver.secret}-forged` : receiver.secret
    try {
      const reply = await fetch(url, {
        method: "POST",
        body: entry.body,
        signal: stop.signal,
        redirect: "manual",
        headers: {
          "content-type": "application/json",
          "user-agent": "Razorpay-Webhook/v1",
          "x-razorpay-event-id": entry.id,
          "x-razorpay-signature": createHmac("sha256", secret).update(entry.body).digest("hex"),
        },
      })
      await reply.arrayBuffer()
      return reply.status
    } catch {
      return "no answer"
    } finally {
      clearTimeout(timer)
      inFlight.delete(stop)
    }
  }

  /** Waits until all deliveries that have begun are answered, and returns how many there were since the start. */
  async function settled(): Promise<number> {
    while (deliveries.size) await Promise.all(deliveries)
    return begun
  }

  return { send, deliver, settled, close: () => inFlight.forEach((stop) => stop.abort()) }
}

export type Webhooks = ReturnType<typeof openWebhooks>
