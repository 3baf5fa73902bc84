import type { MedusaContainer, MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { giveSession } from "@silai/kit/cookies"
import { houseRefusals } from "@silai/contracts/house/messages"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { closeSession, openSession } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import { lockActor } from "../customer/lock"
import { noteSeen } from "../staff/members"
import type { Known } from "../../queries/credentials"
import { rememberBrowser } from "./known-browser"

export type SignInRequest = { req: MedusaRequest; res: MedusaResponse; visitor: Visitor; container: MedusaContainer }

/**
 * Whether the way in that was just used still opens the account, asked under the person's lock: an undo or a reset may have
 * closed it since then, and has ended all sessions that were open.
 */
export type StillOpens = (trx: Sql) => Promise<boolean>

/** Of an account that was made in this request: no one can have ended its way in. */
export const isNew: StillOpens = () => Promise.resolve(true)

/**
 * Signs in a person whose identity is proven. The session gets a new id whatever cookie was sent; the old session is
 * closed, and the guest's open payments and orders become the customer's.
 * @throws house.sign_in when `stillOpens` says no
 */
export async function startSession(
  { req, res, visitor, container }: SignInRequest,
  known: Known,
  stillOpens: StillOpens,
): Promise<void> {
  const database = databaseOf(container)
  const kind = known.role === "admin" ? "staff" : "shop"
  const opened = await database.transaction(async (trx) => {
    if (!(await lockActor(trx, known.actorId)) || !(await stillOpens(trx))) throw refuse(houseRefusals.sign_in)
    return openSession(trx, kind, known.actorId, req.headers["user-agent"] ?? "")
  })
  const guest = kind === "shop" && visitor.shopper && !visitor.shopper.customerId ? visitor.shopper : null
  // Checkout first, so that the order plugin finds an order that is being placed right now.
  if (guest)
    for (const keeper of [container.resolve("checkout"), container.resolve("silai_order")])
      await keeper.adopt(guest.sessionId, known.actorId)
  if (kind === "staff") await noteSeen(database, known.actorId)
  const old = kind === "staff" ? visitor.staff : visitor.shopper
  if (old) await closeSession(database, old.sessionId)
  giveSession(res, kind, opened)
  await rememberBrowser({ res, visitor, container }, known.actorId)
}
