import { Router } from "express"
import type { Request, RequestHandler } from "express"
import type { Book } from "./book"
import type { TimedStandInContext } from "@silai/kit/stand-in"
import type { Disputes } from "./disputes"
import { faultSwitches, mergeFaults } from "./faults"
import { badRequest } from "./refusal"
import type { Outcome, PayRequest, Till } from "./till"
import type { Webhooks } from "./webhooks"

const outcomes: Outcome[] = ["success", "failure", "late", "authorized"]

/** Only JSON, from scripts and our own pages: a page of another origin cannot send it without a preflight. */
export const jsonOnly: RequestHandler = (req, res, next) => {
  if (req.method === "GET" || req.is("application/json")) return next()
  res.status(415).json({ error: "Send JSON." })
}

function optionalText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined
}

/** How a payment should end. @throws a `WireRefusal` for an unknown outcome */
export function outcomeOf(value: unknown): Outcome {
  const outcome = (value ?? "success") as Outcome
  if (!outcomes.includes(outcome)) throw badRequest(`The outcome is one of ${outcomes.join(", ")}.`, "outcome")
  return outcome
}

/** Parses a payment request. Throws a `WireRefusal` when the order or the outcome is missing. */
export function readPayRequest(body: Record<string, unknown>): PayRequest {
  const outcome = outcomeOf(body.outcome)
  const orderId = optionalText(body.orderId)
  if (!orderId) throw badRequest("The orderId is required.", "orderId")
  return {
    orderId,
    outcome,
    method: body.method === "card" ? "card" : "upi",
    vpa: optionalText(body.vpa),
    card: optionalText(body.card),
    email: optionalText(body.email),
    contact: optionalText(body.contact),
    description: optionalText(body.description),
    amountPaise: typeof body.amountPaise === "number" ? body.amountPaise : undefined,
    currency: optionalText(body.currency),
    evenIfPaid: body.evenIfPaid === true,
  }
}

/** Routes for tests and the dashboard; not part of Razorpay. */
export function controlRoutes(
  context: TimedStandInContext,
  book: Book,
  till: Till,
  webhooks: Webhooks,
  disputes: Disputes,
): Router {
  const router = Router()
  router.get("/__faults", (_req, res) => res.json({ faults: book.state.faults, switches: faultSwitches }))
  router.post("/__faults", (req: Request, res) => {
    try {
      book.state.faults = mergeFaults(book.state.faults, req.body ?? {})
    } catch (error) {
      return void res.status(400).json({ error: (error as Error).message })
    }
    book.save()
    res.json({ faults: book.state.faults })
  })
  router.post("/__pay", (req, res) => {
    const { payment, handler } = till.pay(readPayRequest(req.body ?? {}))
    res.json({ payment, handler })
  })
  router.post("/__dispute", (req, res) => {
    res.json(disputes.moveTo(req.body?.paymentId, req.body?.status))
  })
  router.get("/__inbox", (_req, res) => {
    const { orders, payments, refunds, links, linksSent, events, jobs } = book.state
    res.json({
      orders: Object.values(orders),
      payments: Object.values(payments),
      refunds: Object.values(refunds),
      links: Object.values(links),
      linksSent,
      waiting: jobs.length,
      events: events.map(({ body, ...event }) => ({ ...event, payload: JSON.parse(body) as unknown })),
    })
  })
  // Replies when all webhooks under way are answered: a test need not wait for them.
  router.post("/__settled", (_req, res) => {
    void webhooks.settled().then((deliveries) => res.json({ deliveries }))
  })
  router.post("/__reset", (_req, res) => {
    book.wipe()
    res.json({ done: true })
  })
  router.post("/__clock", (req, res) => {
    const ms = Number(req.body?.advanceMs)
    if (!Number.isFinite(ms) || ms < 0)
      return void res.status(400).json({ error: "advanceMs must be a positive number." })
    context.clock.advance(ms)
    res.json({ now: new Date(context.clock.now()).toISOString() })
  })
  return router
}
