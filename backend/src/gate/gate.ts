import { GUESTS_OPENED } from "@silai/contracts/checkout/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { secondFactorRefusals } from "@silai/contracts/staff/messages"
import { mayDo } from "@silai/contracts/staff/roles"
import { type GatedRequest, sendError } from "@silai/kit/answer"
import { giveSession, readCookie } from "@silai/kit/cookies"
import type { Env } from "@silai/kit/env"
import { type Database, one } from "@silai/kit/knex"
import { networkOf } from "@silai/kit/network"
import { hasTryLeft } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { countRefusedBody, refusedUnread } from "@silai/kit/refused-bodies"
import { hashOf, openSession, readShopper } from "@silai/kit/sessions"
import type { OpenRoute } from "@silai/kit/surface"
import type { Visitor } from "@silai/kit/visitor"
import type { NextFunction, Request, Response } from "express"
import { readJson, readRaw } from "./body"
import { isOurOrigin } from "./origin"
import { isForBackOffice, type Opening, type surfaceOf } from "./surface"

/** `staffBehind`: the staff member behind a cookie; `knownIn`: an account that knows a browser. The plugin that owns both answers. */
type Asked = {
  sql: Database
  staffBehind(secret: string): Promise<Visitor["staff"]>
  knownIn(mark: string): Promise<string | null>
}
type Surface = ReturnType<typeof surfaceOf>

/** Every request passes here first: what is open, from where, as whom. Nothing behind it reads a cookie or an owner. */
export function gate(settings: Env, surface: Surface, asked: Asked) {
  const allowedOrigins = [new URL(settings.PUBLIC_URL).origin, ...settings.ALLOWED_ORIGINS]
  const storeKey = keyOf(asked.sql)
  return async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    try {
      const opening = surface.openingOf(req.method, req.path)
      if (opening.kind === "closed") throw refuse(houseRefusals.not_found)
      const isWebhook = opening.kind === "route" && opening.route.webhook === true
      if (!["GET", "HEAD"].includes(req.method) && !isWebhook && !isOurOrigin(req, allowedOrigins))
        throw refuse(houseRefusals.foreign_origin)
      await readBody(req, res, opening, asked)
      const gated = req as GatedRequest & Passed
      if (opening.kind === "route" && opening.route.audience === "everyone") leaveAnonymous(gated)
      else if (opening.kind !== "house") await recognise(gated, res, opening, surface, asked)
      if (opening.kind === "route") await admitTo(opening.route, gated)
      // The engine asks each of its store's routes for the key that names the sales channel. The shop has one channel.
      if (opening.kind === "route" && req.path.startsWith("/store/"))
        req.headers["x-publishable-api-key"] ??= await storeKey()
      next()
    } catch (error) {
      sendError(req.path, error, res)
    }
  }
}

/** The engine's own routes look for the visitor's session here. Ours decides; theirs is always a copy. */
type Passed = { session: object }

const engineSession = (actor: "user" | "customer", id: string) => ({
  auth_context: {
    actor_id: id,
    actor_type: actor,
    auth_identity_id: "",
    app_metadata: { [`${actor}_id`]: id },
    user_metadata: {},
  },
})

/** The engine would accept its own kind of token, and open its own kind of session. */
function leaveAnonymous(req: GatedRequest & Passed): void {
  req.session = {}
  delete req.headers.authorization
}

async function readBody(req: Request, res: Response, opening: Opening, { staffBehind }: Asked): Promise<void> {
  if (req.method === "GET" || req.method === "HEAD") return
  if (opening.kind === "route" && opening.route.webhook) return readRaw(req, res, opening.route.maxBodyBytes)
  // A call with files reads them itself, once the sender is known.
  if (opening.kind === "call" && opening.call.multipart) return
  const network = networkOf(req.ip ?? "")
  const unread = await refusedUnread(network, req)
  const staffSecret = unread && readCookie(req, "staff")
  if (unread && !(staffSecret && (await staffBehind(staffSecret)))) throw unread
  try {
    await readJson(req, res, opening.kind === "route" ? opening.route.maxBodyBytes : undefined)
  } catch (error) {
    await countRefusedBody(network, req)
    throw error
  }
}

/** The publishable key that the engine has made for the shop, asked for once. */
function keyOf(sql: Database): () => Promise<string | undefined> {
  let key: string | undefined
  return async () =>
    (key ??= (
      await one<{ token: string }>(
        sql,
        `select token from api_key where type = 'publishable' and revoked_at is null and deleted_at is null order by created_at limit 1`,
      )
    )?.token)
}

async function recognise(
  req: GatedRequest & Passed,
  res: Response,
  opening: Opening,
  surface: Surface,
  { sql, staffBehind, knownIn }: Asked,
): Promise<void> {
  const plain: Request = req
  const [shopSecret, staffSecret] = [readCookie(plain, "shop"), readCookie(plain, "staff")]
  const [shopper, staff] = await Promise.all([
    shopSecret ? readShopper(sql, shopSecret) : null,
    staffSecret ? staffBehind(staffSecret) : null,
  ])
  const mark = hashOfKnown(plain)
  const ip = networkOf(plain.ip ?? "")
  const countedAs = staff?.userId ?? shopper?.customerId ?? (mark && (await knownIn(mark))) ?? ip
  // A staff member without the required second factor is treated as signed out, except for setting it up.
  const isHeld = staff?.secondFactor === "wanted" && !surface.isOpenBeforeSecondFactor(plain.path)
  req.visitor = { ip, countedAs, mark, shopper, staff: isHeld ? null : staff }
  req.openGuest = async () => {
    // Past its count a network's guests get shorter sessions: refusing them would let one stranger shut its neighbours out.
    const isBrief = !(await hasTryLeft(sql, "guest_address", countedAs, GUESTS_OPENED.perAddress))
    const hours = isBrief ? GUESTS_OPENED.briefHours : undefined
    const opened = await openSession(sql, "shop", null, plain.headers["user-agent"] ?? "", hours)
    giveSession(res, "shop", opened)
    return { sessionId: opened.sessionId, customerId: null }
  }
  if (plain.path.startsWith("/admin/") && !staff)
    throw refuse(shopper?.customerId ? houseRefusals.not_allowed : houseRefusals.sign_in)
  if (isHeld && isForBackOffice(opening)) throw refuse(secondFactorRefusals.factor_wanted)
  // The engine's own admin API does not know our roles, and can change anything.
  if ((opening.kind === "engine-admin" || opening.kind === "elsewhere") && staff?.role !== "owner")
    throw refuse(houseRefusals.not_allowed)
  if (opening.kind === "elsewhere") throw refuse(houseRefusals.done_elsewhere, opening.refusal)
  leaveAnonymous(req)
  if (staff && !isHeld) req.session = engineSession("user", staff.userId)
}

const hashOfKnown = (req: Request): string | null => {
  const mark = readCookie(req, "known")
  return mark && hashOf(mark)
}

/** Checks the visitor against what a plugin's route requires; the handler behind it is the plugin's own, and may check nothing. */
async function admitTo(route: OpenRoute, req: GatedRequest & Passed): Promise<void> {
  if (route.audience === "everyone") return
  const { visitor } = req
  if (isForBackOffice({ kind: "route", route })) {
    if (!visitor.staff) throw refuse(visitor.shopper?.customerId ? houseRefusals.not_allowed : houseRefusals.sign_in)
    if (!mayDo(visitor.staff.role, route.duty ?? "owner")) throw refuse(houseRefusals.not_allowed)
    return
  }
  if (route.audience === "customer" && !visitor.shopper?.customerId) throw refuse(houseRefusals.sign_in)
  visitor.shopper ??= await req.openGuest()
  // A shop route belongs to the shopper, even when a staff member shops in the same browser.
  req.session = visitor.shopper.customerId ? engineSession("customer", visitor.shopper.customerId) : {}
}
