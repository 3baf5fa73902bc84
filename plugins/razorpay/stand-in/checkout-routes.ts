import path from "node:path"
import fs from "node:fs"
import { Router } from "express"
import type { Request, Response } from "express"
import type { Book } from "./book"
import { readPayRequest } from "./control-routes"
import { badRequest, unknownId, WireRefusal } from "./refusal"
import type { Till } from "./till"

/** The browser's files stay in the source folder: compiled code is deeper in the tree. */
export function browserFolder(): string {
  let folder = __dirname
  while (!fs.existsSync(path.join(folder, "package.json"))) folder = path.dirname(folder)
  return path.join(folder, "stand-in/browser")
}

/** For a wrong key, shown as at Razorpay before anything about the order. */
function checkKey(req: Request, keyId: string) {
  const given = req.method === "GET" ? req.query.key : req.body?.key
  if (given !== keyId) throw new WireRefusal(401, "The api key/secret provided is invalid")
}

/** checkout.js, the page inside its frame, and that page's two calls. */
export function checkoutRoutes(book: Book, till: Till, keyId: string): Router {
  const router = Router()
  const folder = browserFolder()
  const file = (name: string) => (_req: Request, res: Response) => {
    res.set({
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    })
    res.sendFile(path.join(folder, name))
  }
  router.get("/checkout.js", file("checkout.js"))
  router.get("/checkout/frame", file("frame.html"))
  router.get("/checkout/frame.js", file("frame.js"))
  router.get("/checkout/keys.js", file("keys.js"))
  router.get("/checkout/frame.css", file("frame.css"))

  router.get("/checkout/order", (req, res) => {
    checkKey(req, keyId)
    const order = book.state.orders[String(req.query.order_id)]
    if (!order) throw unknownId()
    res.json({ id: order.id, amount: order.amount_due, currency: order.currency, status: order.status })
  })
  router.post("/checkout/pay", (req, res) => {
    checkKey(req, keyId)
    const { payment, handler } = till.pay({
      ...readPayRequest(req.body),
      amountPaise: undefined,
      currency: undefined,
      evenIfPaid: false,
    })
    if (payment.status === "captured" || payment.status === "authorized") return void res.json({ paid: handler })
    if (payment.status === "created") return void res.json({ pending: { payment_id: payment.id } })
    if (payment.status !== "failed") throw badRequest("The payment could not be made")
    const {
      error_code: code,
      error_description: description,
      error_source: source,
      error_step: step,
      error_reason: reason,
    } = payment
    res.json({
      failed: {
        code,
        description,
        source,
        step,
        reason,
        metadata: { order_id: payment.order_id, payment_id: payment.id },
      },
    })
  })
  return router
}
