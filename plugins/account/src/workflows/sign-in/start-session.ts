import type { MedusaContainer, MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { giveCookie } from "@silai/kit/cookies"
import { databaseOf } from "@silai/kit/knex"
import { closeSession, openSession } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import { noteSeen } from "../staff/members"
import type { Known } from "../../queries/credentials"
import { rememberBrowser } from "./known-browser"

export type SignInRequest = { req: MedusaRequest; res: MedusaResponse; visitor: Visitor; container: MedusaContainer }

/**
 * Signs in a person whose identity is proven. The session gets a new id whatever cookie was sent; the old session is
 * closed, and the guest's open payments and orders become the customer's.
 */
export async function startSession({ req, res, visitor, container }: SignInRequest, known: Known): Promise<void> {
  const database = databaseOf(container)
  const kind = known.role === "admin" ? "staff" : "shop"
  const { secret } = await openSession(database, kind, known.actorId, req.headers["user-agent"] ?? "")
  const guest = kind === "shop" && visitor.shopper && !visitor.shopper.customerId ? visitor.shopper : null
  // Checkout first, so that the order plugin finds an order that is being placed right now.
  if (guest)
    for (const keeper of [container.resolve("checkout"), container.resolve("silai_order")])
      await keeper.adopt(guest.sessionId, known.actorId)
  if (kind === "staff") await noteSeen(database, known.actorId)
  const old = kind === "staff" ? visitor.staff : visitor.shopper
  if (old) await closeSession(database, old.sessionId)
  giveCookie(res, kind, secret)
  await rememberBrowser({ res, visitor, container }, known.actorId)
}
