import type { MedusaContainer, MedusaRequest, MedusaResponse } from "@medusajs/framework"
import type { Call, ParsedBodyOf } from "@silai/contracts/call"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { mayDo } from "@silai/contracts/staff/roles"
import { pipeline } from "node:stream/promises"
import type { Response } from "express"
import { actAs } from "../sql/acting"
import { parseAdditionalData } from "./additional-data"
import { isTransient } from "../sql/database-trouble"
import { logRefusal } from "../process/log"
import { waitingLine } from "../process/waiting-line"
import { type Columns, csvInPieces } from "./csv"
import { firstFault } from "./first-fault"
import { doOnce, pressOf, replyAgain } from "./kept-reply"
import { asRefusal, refuse, type RefusalFact } from "./refuse"
import { inTurn, isLarge } from "./large-bodies"
import { countRefusedBody } from "./refused-bodies"
import { drainRequest, readUpload, type UploadedFile } from "../file/upload"
import type { Visitor } from "./visitor"

export type AskedBy<A extends Call["audience"]> = A extends "backOffice"
  ? { staff: NonNullable<Visitor["staff"]>; shopper: Visitor["shopper"] }
  : A extends "guest"
    ? { shopper: NonNullable<Visitor["shopper"]>; staff: Visitor["staff"] }
    : A extends "customer"
      ? { shopper: { sessionId: string; customerId: string }; staff: Visitor["staff"] }
      : { shopper: Visitor["shopper"]; staff: Visitor["staff"] }

export type Ask<C extends Call> = {
  /** The parsed body: strict, with length limits, in the call's own shape. */
  body: ParsedBodyOf<C>
  visitor: Visitor & AskedBy<C["audience"]>
  /** `additional_data` of the body, for the hooks of the call's workflow, as the plugins that ask for it have parsed it. */
  additionalData: Record<string, unknown> | undefined
  container: MedusaContainer
  /** The files of a multipart call, deleted after the reply. */
  files: readonly UploadedFile[]
  req: MedusaRequest
  res: MedusaResponse
}

/** The facts known of a call with files before the files are read. */
type Sending<C extends Call> = Pick<Ask<C>, "visitor" | "container">

/**
 * A handler's result: `message` and the reply's own fields. `success: true` is added; a handler may return `success:
 * false`.
 */
export type Answer = { message?: string; success?: boolean; status?: number } & Record<string, unknown>

export type GatedRequest = MedusaRequest & {
  visitor: Visitor
  openGuest: () => Promise<NonNullable<Visitor["shopper"]>>
}

/**
 * Makes a route of a documented call: checks permissions, parses the body, replies in the documented envelope. A
 * refusal thrown inside becomes its status, code and sentence; any other error becomes one general sentence and a log
 * line. `beforeFiles` counts the try of a call with files, before a byte of them is on the disk.
 */
export function answer<C extends Call>(
  call: C,
  handle: (ask: Ask<C>) => Promise<Answer>,
  { beforeFiles }: { beforeFiles?: (ask: Sending<C>) => Promise<unknown> } = {},
) {
  return async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    let upload: Awaited<ReturnType<typeof readUpload>> | undefined
    try {
      const press = pressOf(req, call.path)
      // Before the visitor is judged: the first press may have ended the session that the repeated one comes with.
      const again = press && (await replyAgain<Answer>(req.scope, press, res))
      if (again) return sendReply(res, again)
      const visitor = await admit(call, req as GatedRequest)
      if (call.multipart) {
        await beforeFiles?.({ visitor: visitor as Ask<C>["visitor"], container: req.scope })
        upload = await readUpload(req, call.multipart, { network: visitor.staff ? null : visitor.countedAs })
      }
      const { additional_data: additional, ...own } = (upload ? upload.fields : (req.body ?? {})) as Record<
        string,
        unknown
      >
      const { body, additionalData } = await readOrCount(call, own, additional, req as GatedRequest)
      const work = () =>
        attributedToStaff(call, visitor, () =>
          handle({
            body: body as ParsedBodyOf<C>,
            visitor: visitor as Ask<C>["visitor"],
            additionalData,
            container: req.scope,
            files: upload?.files ?? [],
            req,
            res,
          }),
        )
      sendReply(res, await (press ? doOnce(req.scope, press, res, work) : work()))
    } catch (error) {
      if (call.multipart && !(await drainRequest(req))) res.setHeader("Connection", "close")
      sendError(req.path, error, res)
    } finally {
      await upload?.drop()
    }
  }
}

function sendReply(res: MedusaResponse, { status = 200, success = true, message = "", ...rest }: Answer): void {
  if (!res.headersSent) res.status(status).json({ success, message, ...rest })
}

/** Changes in a call of the back office are attributed to the staff member, for the log of acts. */
const attributedToStaff = <T>({ audience, path }: Call, { staff }: Visitor, work: () => Promise<T>): Promise<T> =>
  audience === "backOffice" && staff ? actAs({ id: staff.userId, name: staff.name, call: path }, work) : work()

const csvHeaders = (name: string) => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": `attachment; filename="${name}"`,
  "Cache-Control": "no-store",
})

/** Replies with a CSV file of this name instead of the envelope. */
export function sendCsv(res: MedusaResponse, name: string, file: string): Answer {
  res.set(csvHeaders(name)).send(file)
  return {}
}

/** Each file that is being read holds a connection to the database. */
const readingFiles = waitingLine(LIST_EXPORT.atOnce)

/**
 * Replies with a CSV file of this name whose rows are sent as they are read; a slow client slows the reading, and one that stops
 * is disconnected. A failure before the first rows is refused in words; later the connection is cut, so that half a file never
 * looks like a whole one.
 */
export const streamCsv = <Row>(
  res: MedusaResponse,
  name: string,
  columns: Columns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): Promise<Answer> =>
  readingFiles(async () => {
    if (res.destroyed || res.headersSent) return {}
    const pieces = csvInPieces(columns, pages)
    try {
      const { value: first } = await pieces.next()
      res.set(csvHeaders(name)).setTimeout(LIST_EXPORT.stallsSeconds * 1000, () => res.destroy())
      const file = async function* () {
        yield first
        yield* pieces
      }
      await pipeline(file, res).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error
      })
      return {}
    } finally {
      // A client that leaves before the first rows are written leaves the rest unread, which the pipeline knows nothing of.
      await pieces.return()
    }
  })

/** Replies with a PDF of this name instead of the envelope. It has a person's name and address, so no shared cache may keep it. */
export function sendPdf(res: MedusaResponse, name: string, file: Buffer, cache = "no-store"): Answer {
  res
    .set({
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}"`,
      "Cache-Control": cache,
    })
    .send(file)
  return {}
}

async function admit(call: Call, req: GatedRequest): Promise<Visitor> {
  const { visitor } = req
  if (call.audience === "backOffice" && !visitor.staff)
    throw refuse(visitor.shopper?.customerId ? houseRefusals.not_allowed : houseRefusals.sign_in)
  // A back-office call without a duty is closed to all: forgetting it must deny access, not grant it.
  if (call.audience === "backOffice" && visitor.staff && !(call.duty && mayDo(visitor.staff.role, call.duty)))
    throw refuse(houseRefusals.not_allowed)
  if (call.audience === "customer" && !visitor.shopper?.customerId) throw refuse(houseRefusals.sign_in)
  if (call.audience === "guest" && !visitor.shopper) visitor.shopper = await req.openGuest()
  return visitor
}

/** A refused body counts against its network's budget. Staff are known, and have no such budget. */
async function readOrCount(call: Call, own: unknown, additional: unknown, req: GatedRequest) {
  try {
    const read = () => ({ body: parse(call, own), additionalData: parseAdditionalData(call.path, additional) })
    return isLarge(req) ? await inTurn(read) : read()
  } catch (error) {
    if (!req.visitor.staff) await countRefusedBody(req.visitor.ip, req)
    throw error
  }
}

function parse(call: Call, body: unknown): unknown {
  const { data, fault } = firstFault(call.body, body)
  if (!fault) return data
  throw Object.assign(refuse(houseRefusals.bad_body, fault.isOurs ? "" : fault.field, fault.message), {
    field: fault.field || undefined,
  })
}

/**
 * Writes any error as the documented envelope; with `page`, which makes HTML of its sentence, as a page for a person who opened
 * the address.
 */
export function sendError(path: string, error: unknown, res: Response, page?: (message: string) => string): void {
  const fact: RefusalFact = asRefusal(error) ?? refuse(isTransient(error) ? houseRefusals.busy : houseRefusals.fault)
  logRefusal(path, fact, error)
  // A reply that has started and cannot end properly must not look whole.
  if (res.headersSent) return void (res.writableEnded || res.destroy())
  if (fact.status === 429 || fact.status === 503)
    res.setHeader("Retry-After", String((fact.data?.retryAfterSeconds as number) ?? 5))
  const { code, message, field } = fact
  if (page) {
    // The page loads nothing and runs nothing.
    res.setHeader("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
    return void res.status(fact.status).type("html").send(page(message))
  }
  res.status(fact.status).json({ success: false, message, code, ...(field ? { field } : {}), ...fact.data })
}
