import { houseRefusals } from "@silai/contracts/house/messages"
import { type GatedRequest, sendError } from "@silai/kit/answer"
import { giveCookie, readCookie } from "@silai/kit/cookies"
import type { Env } from "@silai/kit/env"
import type { Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { openSession, readShopper, readStaff } from "@silai/kit/sessions"
import type { NextFunction, Request, Response } from "express"
import { readJson, readRaw } from "./body"
import { isOurOrigin } from "./origin"
import { isUploadCall, type Surface, surfaceOf } from "./surface"

/** The first thing every request meets: what is open, from where, as whom. Nothing behind it reads a cookie or an owner. */
export function gate(settings: Env, database: () => Sql) {
  const allowedOrigins = [new URL(settings.PUBLIC_URL).origin, ...settings.ALLOWED_ORIGINS]
  return async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    try {
      const surface = surfaceOf(req.method, req.path)
      if (surface === "closed") throw refuse(houseRefusals.not_found)
      if (!["GET", "HEAD"].includes(req.method) && surface !== "webhook" && !isOurOrigin(req, allowedOrigins))
        throw refuse(houseRefusals.foreign_origin)
      if (surface === "webhook") await readRaw(req, res)
      else if (req.method !== "GET" && req.method !== "HEAD" && !isUploadCall(req.path)) await readJson(req, res)
      if (surface === "call" || surface === "live" || surface === "engine-admin")
        await recognise(req as unknown as GatedRequest, res, surface, database())
      next()
    } catch (error) {
      sendError(req.path, error, res)
    }
  }
}

async function recognise(req: GatedRequest, res: Response, surface: Surface, sql: Sql): Promise<void> {
  const plain = req as unknown as Request & { session: unknown }
  const [shopSecret, staffSecret] = [readCookie(plain, "shop"), readCookie(plain, "staff")]
  const [shopper, staff] = await Promise.all([
    shopSecret ? readShopper(sql, shopSecret) : null,
    staffSecret ? readStaff(sql, staffSecret) : null,
  ])
  req.visitor = { ip: plain.ip ?? "", shopper, staff }
  req.openGuest = async () => {
    const { secret, sessionId } = await openSession(sql, "shop", null, plain.headers["user-agent"] ?? "")
    giveCookie(res, "shop", secret)
    return { sessionId, customerId: null }
  }
  if (plain.path.startsWith("/admin/") && !staff)
    throw refuse(shopper?.customerId ? houseRefusals.not_allowed : houseRefusals.sign_in)
  // The engine's own admin surface knows nothing of our roles, and can change anything.
  if (surface === "engine-admin" && staff?.role !== "owner") throw refuse(houseRefusals.not_allowed)
  // The engine's own admin routes look for their session here; ours is the one that decides, so theirs is only ever a copy.
  plain.session = staff
    ? {
        auth_context: {
          actor_id: staff.userId,
          actor_type: "user",
          auth_identity_id: "",
          app_metadata: { user_id: staff.userId },
          user_metadata: {},
        },
      }
    : {}
  if (surface === "engine-admin") delete plain.headers.authorization
}
