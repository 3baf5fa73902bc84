import type { MedusaContainer, MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { giveCookie } from "@silai/kit/cookies"
import { databaseOf } from "@silai/kit/knex"
import { closeSession, openSession } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import type { Request, Response } from "express"
import type { Known } from "./credentials"

export type Door = { req: MedusaRequest; res: MedusaResponse; visitor: Visitor; container: MedusaContainer }

/** Lets somebody in who has proven who they are. The session gets a new id, whatever cookie came along; the old one is closed. */
export async function openDoor({ req, res, visitor, container }: Door, known: Known): Promise<void> {
  const database = databaseOf(container)
  const kind = known.role === "admin" ? "staff" : "shop"
  const { secret } = await openSession(database, kind, known.actorId, (req as unknown as Request).headers["user-agent"] ?? "")
  const old = kind === "staff" ? visitor.staff : visitor.shopper
  if (old) await closeSession(database, old.sessionId)
  giveCookie(res as unknown as Response, kind, secret)
}
