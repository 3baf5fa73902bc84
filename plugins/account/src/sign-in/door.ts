import type { MedusaContainer, MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { giveCookie } from "@silai/kit/cookies"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { closeSession, openSession } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import type { Request, Response } from "express"
import { noteSeen } from "../staff/members"
import type { Known } from "./credentials"

export type Door = { req: MedusaRequest; res: MedusaResponse; visitor: Visitor; container: MedusaContainer }

/** What other plugins promise here: to hand a guest's business in this browser to the customer who signs in. */
type Adopts = { adopt(sql: Sql, sessionId: string, customerId: string): Promise<void> }

/**
 * Lets somebody in who has proven who they are. The session gets a new id, whatever cookie came along; the old one is closed, and what
 * the guest had under way in it becomes the customer's.
 */
export async function openDoor({ req, res, visitor, container }: Door, known: Known): Promise<void> {
  const database = databaseOf(container)
  const kind = known.role === "admin" ? "staff" : "shop"
  const { secret } = await openSession(
    database,
    kind,
    known.actorId,
    (req as unknown as Request).headers["user-agent"] ?? "",
  )
  const guest = kind === "shop" && visitor.shopper && !visitor.shopper.customerId ? visitor.shopper : null
  // The till first: an order that is being placed meanwhile is then found at the desk.
  if (guest)
    for (const name of ["checkout", "order_desk"])
      await (container.resolve(name) as unknown as Adopts).adopt(database, guest.sessionId, known.actorId)
  if (kind === "staff") await noteSeen(database, known.actorId)
  const old = kind === "staff" ? visitor.staff : visitor.shopper
  if (old) await closeSession(database, old.sessionId)
  giveCookie(res as unknown as Response, kind, secret)
}
