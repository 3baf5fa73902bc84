import type { Book } from "./book"
import { badRequest, onlyFields, unknownId, wholeAmount, wireNotes } from "./refusal"
import type { Schedule } from "./schedule"
import type { Outcome, Till } from "./till"
import type { Webhooks } from "./webhooks"
import { newId, notesOnWire, newOrder, seconds } from "./wire"
import type { Order, Payment, PaymentLink } from "./wire"

const fields = [
  "amount",
  "currency",
  "accept_partial",
  "first_min_partial_amount",
  "upi_link",
  "description",
  "reference_id",
]
const more = [
  "customer",
  "expire_by",
  "notify",
  "notes",
  "callback_url",
  "callback_method",
  "reminder_enable",
  "options",
]
const SOONEST_SECONDS = 15 * 60
const LONGEST_SECONDS = 183 * 24 * 3600
const LONGEST_REFERENCE = 40
const NAME = { least: 3, most: 50 }
const MEDIA = ["sms", "email"] as const
export type Medium = (typeof MEDIA)[number]

const text = (value: unknown) => (typeof value === "string" ? value : "")

/** Payment links as Razorpay makes them: paid once and in full, cancelled only before that, expiring on time. */
export function openLinks(book: Book, schedule: Schedule, till: Till, webhooks: Webhooks) {
  function find(id: string): PaymentLink {
    const link = book.state.links[id]
    if (!link) throw unknownId()
    return link
  }

  function untilOf(value: unknown): number {
    const now = seconds(book.now())
    if (value === undefined) return now + LONGEST_SECONDS
    if (typeof value !== "number" || !Number.isInteger(value))
      throw badRequest("expire_by must be an integer.", "expire_by")
    if (value < now + SOONEST_SECONDS)
      throw badRequest("expire_by should be at least 15 minutes after current time", "expire_by")
    if (value > now + LONGEST_SECONDS) throw badRequest("expire_by can be at most 6 months from now", "expire_by")
    return value
  }

  /** `url`: its page's address, by its id. */
  function create(body: Record<string, unknown>, url: (id: string) => string): PaymentLink {
    onlyFields(body, [...fields, ...more])
    const amount = wholeAmount(body.amount, 100)
    if (body.currency !== undefined && body.currency !== "INR")
      throw badRequest("Currency is not supported", "currency")
    const reference = text(body.reference_id)
    if (reference.length > LONGEST_REFERENCE)
      throw badRequest("The reference id may not be greater than 40 characters.", "reference_id")
    if (reference && all({ reference_id: reference }).length)
      throw badRequest(`payment link with given reference_id (${reference}) already exists`, "reference_id")
    const customer = (body.customer ?? {}) as Record<string, unknown>
    const letters = [...text(customer.name)].length
    if (letters && (letters < NAME.least || letters > NAME.most))
      throw badRequest("The name must be between 3 and 50 characters.", "name")
    const notify = (body.notify ?? {}) as Record<string, unknown>
    const now = seconds(book.now())
    const id = newId("plink")
    const link: PaymentLink = {
      id,
      accept_partial: false,
      amount,
      amount_paid: 0,
      currency: "INR",
      customer: { name: text(customer.name), contact: text(customer.contact), email: text(customer.email) },
      description: text(body.description),
      expire_by: untilOf(body.expire_by),
      expired_at: 0,
      cancelled_at: 0,
      notes: notesOnWire(wireNotes(body.notes)),
      notify: { sms: notify.sms === true, email: notify.email === true, whatsapp: false },
      payments: null,
      reference_id: reference,
      reminder_enable: body.reminder_enable === true,
      reminders: [],
      short_url: url(id),
      status: "created",
      upi_link: false,
      user_id: "",
      created_at: now,
      updated_at: now,
    }
    book.state.links[id] = link
    for (const medium of MEDIA)
      if (link.notify[medium]) book.state.linksSent.push({ linkId: id, medium, at: book.now() })
    schedule.add({ kind: "expire-link", linkId: id, due: link.expire_by * 1000 })
    book.save()
    return link
  }

  const all = (query: Record<string, unknown>): PaymentLink[] =>
    Object.values(book.state.links)
      .filter(
        ({ reference_id, payments }) =>
          (query.reference_id === undefined || reference_id === query.reference_id) &&
          (query.payment_id === undefined || payments?.some(({ payment_id }) => payment_id === query.payment_id)),
      )
      .reverse()

  function send(id: string, medium: string): { success: true } {
    const link = find(id)
    if (!(MEDIA as readonly string[]).includes(medium)) throw badRequest("The medium is invalid.", "medium")
    if (link.status !== "created") throw badRequest(`Notification cannot be sent for a link that is ${link.status}`)
    book.state.linksSent.push({ linkId: id, medium: medium as Medium, at: book.now() })
    book.save()
    return { success: true }
  }

  function close(link: PaymentLink, status: "cancelled" | "expired"): PaymentLink {
    const now = seconds(book.now())
    Object.assign(link, { status, updated_at: now, [status === "cancelled" ? "cancelled_at" : "expired_at"]: now })
    webhooks.send(`payment_link.${status}`, { payment_link: link })
    book.save()
    return link
  }

  function cancel(id: string): PaymentLink {
    const link = find(id)
    if (link.status !== "created") throw badRequest(`Payment link cannot be cancelled as it is in ${link.status} state`)
    return close(link, "cancelled")
  }

  /** It expired, or the page's button ended it. */
  function expire(id: string): void {
    const link = book.state.links[id]
    if (link?.status === "created") close(link, "expired")
  }

  /** Razorpay makes the link's order when a buyer begins to pay. */
  function orderOf(link: PaymentLink): Order {
    const known = link.order_id === undefined ? undefined : book.state.orders[link.order_id]
    if (known) return known
    const made = newOrder({ amount: link.amount, receipt: link.reference_id || null, notes: link.notes }, book.now())
    book.state.orders[made.id] = made
    link.order_id = made.id
    return made
  }

  /** `amountPaise`: a part of it, which Razorpay's page offers only for links that accept parts. */
  function pay(id: string, outcome: Outcome, { vpa, amountPaise }: { vpa?: string; amountPaise?: number } = {}) {
    const link = find(id)
    if (link.status !== "created") throw badRequest(`This payment link is ${link.status}.`)
    const { email, contact } = link.customer
    const order = orderOf(link)
    const paidBy = { method: "upi", vpa, email, contact, description: link.description, amountPaise } as const
    return till.pay({ orderId: order.id, outcome, ...paidBy })
  }

  /** Marks the link of a captured payment's order as paid, or as paid in part. */
  function paid(order: Order, payment: Payment): void {
    const link = Object.values(book.state.links).find(({ order_id }) => order_id === order.id)
    // A late bank may answer after the link has ended.
    if (!link || link.status === "paid") return
    const now = seconds(book.now())
    const part = { payment_id: payment.id, plink_id: link.id, amount: payment.amount, method: payment.method }
    link.payments = [{ ...part, status: "captured", created_at: payment.created_at }]
    const status = payment.amount < link.amount ? "partially_paid" : "paid"
    Object.assign(link, { status, amount_paid: payment.amount, updated_at: now })
    webhooks.send(`payment_link.${status}`, { payment_link: link, order, payment })
  }

  return { create, find, all, send, cancel, expire, pay, paid }
}

export type Links = ReturnType<typeof openLinks>
