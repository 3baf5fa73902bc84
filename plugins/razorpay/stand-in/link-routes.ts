import path from "node:path"
import { Router } from "express"
import type { Request } from "express"
import { answer, bodyOf } from "./api"
import type { Book } from "./book"
import { browserFolder } from "./checkout-routes"
import { jsonOnly, outcomeOf } from "./control-routes"
import type { Links } from "./links"

/** Razorpay's documented calls for payment links. */
export function linkApiRoutes(links: Links): Router {
  const router = Router()
  const idOf = (req: Request) => String(req.params.id)
  router.post(
    "/payment_links",
    answer((req) => {
      const base = `${req.protocol}://${req.get("host")}${req.baseUrl.replace(/\/v1$/, "")}`
      return links.create(bodyOf(req), (id) => `${base}/l/${id}`)
    }),
  )
  router.get(
    "/payment_links",
    answer((req) => ({ payment_links: links.all(req.query) })),
  )
  router.get(
    "/payment_links/:id",
    answer((req) => links.find(idOf(req))),
  )
  router.post(
    "/payment_links/:id/cancel",
    answer((req) => links.cancel(idOf(req))),
  )
  router.post(
    "/payment_links/:id/notify_by/:medium",
    answer((req) => links.send(idOf(req), String(req.params.medium))),
  )
  return router
}

/** The page that a link leads to, and what its buttons do; tests use the same calls. */
export function linkPageRoutes(book: Book, links: Links): Router {
  const router = Router()
  router.get("/l/:id", (_req, res) => {
    res.set("cache-control", "no-cache").sendFile(path.join(browserFolder(), "link.html"))
  })
  for (const file of ["link.js", "frame.css"])
    router.get(`/link/${file}`, (_req, res) => {
      res.set("cache-control", "no-cache").sendFile(path.join(browserFolder(), file))
    })
  router.get(
    "/l/:id/state",
    answer(({ params }) => {
      const { amount, description, status, expire_by } = links.find(String(params.id))
      return { amount, description, status, expireBy: expire_by, now: Math.floor(book.now() / 1000) }
    }),
  )
  router.post(
    "/l/:id/pay",
    jsonOnly,
    answer((req) => {
      const { outcome, vpa, amountPaise } = bodyOf(req)
      const { payment } = links.pay(String(req.params.id), outcomeOf(outcome), {
        vpa: typeof vpa === "string" ? vpa : undefined,
        amountPaise: typeof amountPaise === "number" ? amountPaise : undefined,
      })
      return { status: payment.status, paymentId: payment.id, description: payment.error_description }
    }),
  )
  router.post(
    "/l/:id/expire",
    jsonOnly,
    answer(({ params }) => {
      links.expire(String(params.id))
      return { status: links.find(String(params.id)).status }
    }),
  )
  return router
}
