import { BODY } from "@silai/contracts/house/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { inTurn, isLarge } from "@silai/kit/large-bodies"
import { refuse } from "@silai/kit/refuse"
import express, { type Request, type Response } from "express"

type Parser = ReturnType<typeof express.json>

/** Not inflated: a compressed body hides its length, and no client of a shop compresses what it sends. */
const jsonWithin = (limit: number) => express.json({ limit, strict: true, inflate: false, type: "application/json" })
const rawWithin = (limit: number) => express.raw({ limit, inflate: false, type: () => true })

/** One parser per limit: a surface names few, and a parser costs more to make than to keep. */
function parsersBySize(make: (limit: number) => Parser, usual: number): (limit?: number) => Parser {
  const made = new Map<number, Parser>()
  return (limit = usual) => {
    const parser = made.get(limit) ?? make(limit)
    made.set(limit, parser)
    return parser
  }
}

const json = parsersBySize(jsonWithin, BODY.maxBytes)
const raw = parsersBySize(rawWithin, BODY.maxWebhookBytes)

/**
 * A small body that takes longer is a connection held open on purpose; only uploads may use the server's full time
 * limit.
 */
const patienceMs = 30_000

const run = (parser: Parser, req: Request, res: Response) =>
  new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => req.destroy(), patienceMs)
    parser(req, res, (error?: unknown) => {
      clearTimeout(late)
      if (error) reject(error as Error)
      else resolve()
    })
  })

/** No call nests deeper; a deeper body only aims to overflow the stack of a recursive reader. */
const deepest = 40

/** Characters that Postgres cannot store as text: NUL, and a lone surrogate. */
const unkeepable = /[\0\p{Surrogate}]/u

/**
 * Counts a body's values off `room`, and looks for what Postgres or a validator could fail on: such a character in any text or
 * key, or excessive nesting. It stops at the first fault, so that a body with too many values costs no more than one at the
 * limit.
 */
function isPoisoned(value: unknown, room: { left: number }, depth = 0): boolean {
  if (--room.left < 0) return false
  if (depth > deepest) return true
  if (typeof value === "string") return unkeepable.test(value)
  if (typeof value !== "object" || value === null) return false
  if (Array.isArray(value)) {
    for (const one of value) {
      if (room.left < 0) return false
      if (isPoisoned(one, room, depth + 1)) return true
    }
    return false
  }
  const names = Object.keys(value)
  if (names.length > BODY.maxNames) room.left = -1
  for (const key of names) {
    if (room.left < 0) return false
    if (unkeepable.test(key) || isPoisoned(value[key as keyof typeof value], room, depth + 1)) return true
  }
  return false
}

const faultOf = (error: unknown) =>
  (error as { type?: string }).type === "entity.too.large" ? houseRefusals.too_large : houseRefusals.bad_json

/** Without this it would be a 500 later. */
function refusePoisoned(body: unknown, limit: number): void {
  const room = { left: BODY.maxNodes * Math.ceil(limit / BODY.maxBytes) }
  if (isPoisoned(body, room)) throw refuse(houseRefusals.bad_json)
  if (room.left < 0) throw refuse(houseRefusals.too_large)
}

function parsed(bytes: unknown): unknown {
  if (!Buffer.isBuffer(bytes)) return {}
  const body: unknown = JSON.parse(bytes.toString("utf8"))
  if (typeof body !== "object" || body === null) throw new SyntaxError("neither an object nor a list")
  return body
}

/** Reads a call's JSON body. Only JSON is parsed: a form post from another site would need no preflight. */
export async function readJson(req: Request, res: Response, maxBytes: number = BODY.maxBytes): Promise<void> {
  const hasBody = Number(req.headers["content-length"] ?? 0) > 0 || req.headers["transfer-encoding"] !== undefined
  if (hasBody && !/^application\/json\s*(;|$)/i.test(req.headers["content-type"] ?? ""))
    throw refuse(houseRefusals.not_json)
  if (!isLarge(req)) {
    await parse(json(maxBytes), req, res)
    return refusePoisoned(req.body, maxBytes)
  }
  // Express would parse it the moment its last byte arrives.
  await parse(raw(maxBytes), req, res)
  await inTurn(() => {
    try {
      req.body = parsed(req.body)
    } catch {
      throw refuse(houseRefusals.bad_json)
    }
    refusePoisoned(req.body, maxBytes)
  })
}

async function parse(parser: Parser, req: Request, res: Response): Promise<void> {
  try {
    await run(parser, req, res)
  } catch (error) {
    throw refuse(faultOf(error))
  }
}

/** Keeps the raw bytes: a signature covers them, not their parsed content. */
export async function readRaw(req: Request, res: Response, maxBytes?: number): Promise<void> {
  await parse(raw(maxBytes), req, res)
}
