import { createHash, timingSafeEqual } from "node:crypto"
import { Router } from "express"
import type { NextFunction, Request, RequestHandler, Response } from "express"
import type { Book } from "./book"
import { badRequest, onlyFields, unknownId, WireRefusal, wholeAmount, wireNotes } from "./refusal"
import type { Disputes } from "./disputes"
import type { Refunds } from "./refunds"
import type { Till } from "./till"
import { collection, newOrder, notesOnWire } from "./wire"
import type { Order, Payment } from "./wire"

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Basic auth with the shop's key pair; Razorpay's own error text when it is wrong. */
export function keyPair(keyId: string, keySecret: string): RequestHandler {
  const expected = digest(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`)
  return (req, res, next) => {
    if (timingSafeEqual(digest(req.headers.authorization ?? ""), expected)) return next()
    new WireRefusal(401, "Authentication failed").send(res)
  }
}

export type Answer = (req: Request) => unknown
export const answer =
  (make: Answer): RequestHandler =>
  (req, res) => {
    res.json(make(req))
  }
export const bodyOf = (req: Request): Record<string, unknown> =>
  typeof req.body === "object" && req.body !== null ? req.body : {}

function askedOrder(body: Record<string, unknown>, now: number): Order {
  onlyFields(body, [
    "amount",
    "currency",
    "receipt",
    "notes",
    "payment",
    "partial_payment",
    "first_payment_min_amount",
    "offer_id",
  ])
  const amount = wholeAmount(body.amount, 100)
  if (body.currency !== "INR") throw badRequest("Currency is not supported", "currency")
  const receipt = body.receipt === undefined ? null : String(body.receipt)
  if (receipt && receipt.length > 40) throw badRequest("The receipt may not be greater than 40 characters.", "receipt")
  return newOrder({ amount, receipt, notes: notesOnWire(wireNotes(body.notes)) }, now)
}

/** Razorpay's documented calls for orders, payments, refunds and disputes. */
export function apiRoutes(book: Book, till: Till, refunds: Refunds, disputes: Disputes): Router {
  const router = Router()
  const order = (req: Request): Order => book.state.orders[req.params.id ?? ""] ?? raise()
  const payment = (req: Request): Payment => book.state.payments[req.params.id ?? ""] ?? raise()

  router.post(
    "/orders",
    answer((req) => {
      const made = askedOrder(bodyOf(req), book.now())
      book.state.orders[made.id] = made
      book.save()
      return made
    }),
  )
  router.get(
    "/orders",
    answer((req) => {
      const receipt = req.query.receipt
      const all = Object.values(book.state.orders)
        .filter((entry) => receipt === undefined || entry.receipt === receipt)
        .reverse()
      return collection(page(all, req))
    }),
  )
  router.get("/orders/:id", answer(order))
  router.get(
    "/orders/:id/payments",
    answer((req) => collection(book.paymentsOf(order(req).id))),
  )
  router.patch(
    "/orders/:id",
    answer((req) => {
      onlyFields(bodyOf(req), ["notes"])
      const entry = order(req)
      entry.notes = notesOnWire(wireNotes(bodyOf(req).notes))
      book.save()
      return entry
    }),
  )
  router.get(
    "/payments",
    answer((req) => collection(page(made(Object.values(book.state.payments), req), req))),
  )
  router.get(
    "/refunds",
    answer((req) => collection(page(made(Object.values(book.state.refunds), req), req))),
  )
  router.get("/payments/:id", answer(payment))
  router.post(
    "/payments/:id/capture",
    answer((req) => {
      const entry = payment(req)
      if (entry.status === "captured") throw badRequest("This payment has already been captured")
      if (entry.status !== "authorized")
        throw badRequest("Only payments which have been authorized and not yet captured can be captured")
      if (bodyOf(req).amount !== entry.amount)
        throw badRequest("Capture amount must be equal to the amount authorized.", "amount")
      const paid = entry.order_id ? book.state.orders[entry.order_id] : undefined
      if (paid?.status === "paid")
        throw badRequest(
          "Your payment has been declined as the order is already paid, or is being paid in another window.",
        )
      till.capture(entry)
      book.save()
      return entry
    }),
  )
  router.post(
    "/payments/:id/refund",
    answer((req) => refunds.refund(payment(req).id, bodyOf(req), req.get("x-refund-idempotency"))),
  )
  router.get(
    "/payments/:id/refunds",
    answer((req) => collection(page(book.refundsOf(payment(req).id), req))),
  )
  router.get(
    "/refunds/:id",
    answer((req) => refunds.fetch(req.params.id ?? "")),
  )
  router.get(
    "/disputes/:id",
    answer((req) => disputes.find(req.params.id ?? "")),
  )
  return router
}

function raise(): never {
  throw unknownId()
}

/** Those in a span of time, in seconds, both ends included; newest first. */
function made<T extends { created_at: number }>(items: T[], req: Request): T[] {
  const [from, to] = [Number(req.query.from ?? 0), Number(req.query.to ?? Number.MAX_SAFE_INTEGER)]
  if (!Number.isFinite(from) || !Number.isFinite(to)) throw badRequest("from must be an integer.", "from")
  return items.filter(({ created_at }) => created_at >= from && created_at <= to).reverse()
}

function page<T>(items: T[], req: Request): T[] {
  const count = Math.min(Math.max(Number(req.query.count ?? 10) || 10, 1), 100)
  const skip = Math.max(Number(req.query.skip ?? 0) || 0, 0)
  return items.slice(skip, skip + count)
}

/** Turns refusals into Razorpay's error body; anything else is its 500. */
export function refusalAnswer(error: unknown, _req: Request, res: Response, next: NextFunction): void {
  if (res.headersSent) return next(error)
  if (error instanceof WireRefusal) return error.send(res)
  if (error instanceof SyntaxError) return badRequest("The request could not be parsed").send(res)
  new WireRefusal(
    500,
    "We are facing some trouble completing your request at the moment. Please try again shortly.",
    undefined,
    "SERVER_ERROR",
  ).send(res)
}
