import { json } from "express"
import type { Router } from "express"
import { apiFaults } from "./api-faults"
import { apiRoutes, keyPair, refusalAnswer } from "./api"
import { openBook } from "./book"
import type { Job } from "./book"
import { checkoutRoutes } from "./checkout-routes"
import type { Cell, TimedStandInContext, StandInPanel } from "@silai/kit/stand-in"
import { jsonOnly, controlRoutes } from "./control-routes"
import { openDisputes } from "./disputes"
import { faultSwitches } from "./faults"
import { linkApiRoutes, linkPageRoutes } from "./link-routes"
import { openLinks } from "./links"
import { openRefunds } from "./refunds"
import { openSchedule } from "./schedule"
import { openTill } from "./till"
import { openWebhooks } from "./webhooks"
import type { Payment, PaymentLink } from "./wire"

/** The path under which the host mounts it, and its title on the dashboard. */
export const standIn = { path: "/razorpay", title: "Payments" }

const shownRows = 50
const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" })

const when = (seconds: number) => new Date(seconds * 1000).toISOString()
const paymentRow = (payment: Payment): Cell[] => [
  when(payment.created_at),
  payment.id,
  payment.order_id ?? "",
  rupees.format(payment.amount / 100),
  payment.vpa ?? payment.method,
  payment.amount_refunded > 0
    ? `${payment.status}, ${rupees.format(payment.amount_refunded / 100)} back`
    : payment.status,
]
const linkRow = (link: PaymentLink): Cell[] => [
  when(link.created_at),
  { text: "Payment link", href: link.short_url },
  link.id,
  rupees.format(link.amount / 100),
  link.customer.contact,
  link.status,
]

function needed(context: TimedStandInContext, name: string): string {
  const value = context.settings[name]
  if (!value) throw new Error(`The payment stand-in needs ${name}.`)
  return value
}

/**
 * Mounts Razorpay's API on the router. Settings: RAZORPAY_KEY_ID, _KEY_SECRET, _WEBHOOK_SECRET and RAZORPAY_WEBHOOK_URL
 * (none: events are stored, not sent).
 */
export async function mount(router: Router, context: TimedStandInContext): Promise<StandInPanel> {
  const keyId = needed(context, "RAZORPAY_KEY_ID")
  const keySecret = needed(context, "RAZORPAY_KEY_SECRET")
  const book = openBook(context)
  const webhooks = openWebhooks(book, () => schedule, {
    url: context.settings.RAZORPAY_WEBHOOK_URL,
    secret: needed(context, "RAZORPAY_WEBHOOK_SECRET"),
  })
  const run = (job: Job) => {
    if (job.kind === "deliver") webhooks.deliver(job)
    if (job.kind === "settle-payment") till.settle(job.paymentId)
    if (job.kind === "expire-link") links.expire(job.linkId)
    if (job.kind === "settle-refund") refunds.settle(job.refundId, job.status)
  }
  const schedule = openSchedule(context, book, run)
  const till = openTill(book, schedule, webhooks, keySecret, (order, payment) => links.paid(order, payment))
  const links = openLinks(book, schedule, till, webhooks)
  const refunds = openRefunds(book, schedule, webhooks)
  const disputes = openDisputes(book, webhooks)

  router.use(json({ limit: "100kb" }))
  router.use("/v1", checkoutRoutes(book, till, keyId))
  router.use(linkPageRoutes(book, links))
  router.use(
    "/v1",
    apiFaults(book),
    keyPair(keyId, keySecret),
    linkApiRoutes(links),
    apiRoutes(book, till, refunds, disputes),
  )
  router.use(jsonOnly, controlRoutes(context, book, till, webhooks, disputes))
  router.use(refusalAnswer)

  // An event that was being delivered when the process was killed has lost its job.
  const queued = new Set(book.state.jobs.map((job) => (job.kind === "deliver" ? job.eventId : "")))
  for (const event of book.state.events)
    if (event.status === "waiting" && !queued.has(event.id))
      schedule.add({ kind: "deliver", eventId: event.id, attempt: 1, due: book.now() })
  schedule.wake()

  return {
    columns: ["When", "Payment", "Order", "Amount", "Method", "Status"],
    rows: () =>
      [...Object.values(book.state.payments).map(paymentRow), ...Object.values(book.state.links).map(linkRow)]
        .sort(([one], [other]) => String(other).localeCompare(String(one)))
        .slice(0, shownRows),
    switches: faultSwitches,
    faults: () => ({ ...book.state.faults }),
    reset: () => book.wipe(),
    close: async () => {
      schedule.close()
      webhooks.close()
      book.save()
    },
  }
}
