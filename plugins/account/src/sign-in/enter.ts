import { createHash } from "node:crypto"
import type { Request, Response } from "express"
import type { MedusaContainer } from "@medusajs/framework/types"
import { SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { giveCookie } from "@silai/kit/cookies"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { closeSession, openSession } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import { type Known, whoHas } from "./credentials"

type Door = { req: Request; res: Response; visitor: Visitor; container: MedusaContainer }

/**
 * Signs in by e-mail and password. The session gets a new id, whatever cookie came along; the old one is closed.
 * @throws account.wrong_credentials (the same for unknown people), house.too_many
 */
export async function enter({ req, res, visitor, container }: Door, email: string, password: string): Promise<Known> {
  const database = databaseOf(container)
  await countTry(database, "sign_in_address", visitor.ip, SIGN_IN_TRIES.perAddress)
  await countTry(database, "sign_in_person", createHash("sha256").update(email).digest("hex"), SIGN_IN_TRIES.perIdentifier)
  const known = await whoHas(container, email, password)
  if (!known) throw refuse(accountRefusals.wrong_credentials)
  const kind = known.role === "admin" ? "staff" : "shop"
  const { secret } = await openSession(database, kind, known.actorId, req.headers["user-agent"] ?? "")
  const old = kind === "staff" ? visitor.staff : visitor.shopper
  if (old) await closeSession(database, old.sessionId)
  giveCookie(res, kind, secret)
  return known
}
