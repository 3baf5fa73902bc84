import type { MedusaContainer, MedusaRequest, MedusaResponse } from "@medusajs/framework"
import type { Call, ParsedBodyOf } from "@silai/contracts/call"
import { houseRefusals } from "@silai/contracts/house/messages"
import { mayDo } from "@silai/contracts/staff/roles"
import type { Response } from "express"
import type { IncomingMessage } from "node:http"
import { logRefusal } from "./log"
import { asRefusal, refuse, type RefusalFact } from "./refuse"
import { hearOut, readUpload, type UploadedFile } from "./upload"
import type { Visitor } from "./visitor"

export type AskedBy<A extends Call["audience"]> = A extends "backOffice"
  ? { staff: NonNullable<Visitor["staff"]>; shopper: Visitor["shopper"] }
  : A extends "guest"
    ? { shopper: NonNullable<Visitor["shopper"]>; staff: Visitor["staff"] }
    : A extends "customer"
      ? { shopper: { sessionId: string; customerId: string }; staff: Visitor["staff"] }
      : { shopper: Visitor["shopper"]; staff: Visitor["staff"] }

export type Ask<C extends Call> = {
  /** The parsed body: strict, capped, of the call's own shape. */
  body: ParsedBodyOf<C>
  visitor: Visitor & AskedBy<C["audience"]>
  container: MedusaContainer
  /** The files of a multipart call, gone when it is answered. */
  files: readonly UploadedFile[]
  req: MedusaRequest
  res: MedusaResponse
}

/** What a handler gives back: `message` and the reply's own fields; `success: true` is added, `success: false` may be said. */
export type Answer = { message?: string; success?: boolean; status?: number } & Record<string, unknown>

export type GatedRequest = MedusaRequest & {
  visitor: Visitor
  openGuest: () => Promise<NonNullable<Visitor["shopper"]>>
}

/**
 * Makes a route of a documented call: checks who may, parses the body, answers in the documented envelope.
 * A refusal thrown inside becomes its status, code and sentence; anything else becomes one calm sentence and a log line.
 */
export function answer<C extends Call>(call: C, handle: (ask: Ask<C>) => Promise<Answer>) {
  return async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    let upload: Awaited<ReturnType<typeof readUpload>> | undefined
    try {
      const visitor = await admit(call, req as GatedRequest)
      upload = call.multipart && (await readUpload(req as unknown as IncomingMessage, call.multipart))
      const body = parse(call, upload ? upload.fields : req.body)
      const {
        status = 200,
        success = true,
        message = "",
        ...rest
      } = await handle({
        body: body as ParsedBodyOf<C>,
        visitor: visitor as Ask<C>["visitor"],
        container: req.scope,
        files: upload?.files ?? [],
        req,
        res,
      })
      if (!res.headersSent) res.status(status).json({ success, message, ...rest })
    } catch (error) {
      if (call.multipart && !(await hearOut(req as unknown as IncomingMessage))) res.setHeader("Connection", "close")
      sendError(req.path, error, res)
    } finally {
      await upload?.drop()
    }
  }
}

/** Answers with a CSV file of this name instead of the envelope. */
export function sendCsv(res: MedusaResponse, name: string, file: string): Answer {
  res
    .set({
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    })
    .send(file)
  return {}
}

async function admit(call: Call, req: GatedRequest): Promise<Visitor> {
  const { visitor } = req
  if (call.audience === "backOffice" && !visitor.staff)
    throw refuse(visitor.shopper?.customerId ? houseRefusals.not_allowed : houseRefusals.sign_in)
  // A call that names no duty is nobody's: forgetting it must close a door, not open one.
  if (call.audience === "backOffice" && visitor.staff && !(call.duty && mayDo(visitor.staff.role, call.duty)))
    throw refuse(houseRefusals.not_allowed)
  if (call.audience === "customer" && !visitor.shopper?.customerId) throw refuse(houseRefusals.sign_in)
  if (call.audience === "guest" && !visitor.shopper) visitor.shopper = await req.openGuest()
  return visitor
}

function parse(call: Call, body: unknown): unknown {
  const parsed = call.body.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const fault = refuse(houseRefusals.bad_body, issue.path.join("."), issue.message)
  throw Object.assign(fault, { field: issue.path.join(".") || undefined })
}

/** Writes any error as the documented envelope. */
export function sendError(path: string, error: unknown, res: Response): void {
  const fact: RefusalFact = asRefusal(error) ?? databaseTrouble(error) ?? refuse(houseRefusals.fault)
  logRefusal(path, fact, error)
  if (res.headersSent) return void res.end()
  if (fact.status === 429 || fact.status === 503)
    res.setHeader("Retry-After", String((fact.data?.retryAfterSeconds as number) ?? 5))
  const { code, message, field } = fact
  res.status(fact.status).json({ success: false, message, code, ...(field ? { field } : {}), ...fact.data })
}

/** A pool with no connection left, or a database that is starting: worth another try, so not a fault. */
function databaseTrouble(error: unknown): RefusalFact | null {
  const { code, name } = (error ?? {}) as { code?: string; name?: string }
  const passing = ["57P01", "57P03", "53300", "40001", "40P01", "55P03", "57014", "ECONNREFUSED", "ECONNRESET"]
  return name === "KnexTimeoutError" || (code && passing.includes(code)) ? refuse(houseRefusals.busy) : null
}
