import { houseRefusals } from "@silai/contracts/house/messages"
import { refuse } from "@silai/kit/refuse"
import express, { type Request, type Response } from "express"

const json = express.json({ limit: "100kb", strict: true, type: "application/json" })
const raw = express.raw({ limit: "1mb", type: () => true })

/** A small body that takes longer is a line held open on purpose; only uploads may take the server's full patience. */
const patienceMs = 30_000

const run = (parser: typeof json, req: Request, res: Response) =>
  new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => req.destroy(), patienceMs)
    parser(req, res, (error?: unknown) => {
      clearTimeout(late)
      if (error) reject(error as Error)
      else resolve()
    })
  })

/** No call nests deeper; a body that does only means to exhaust the stack of whoever walks it. */
const deepest = 40

/** What no text of Postgres can hold: NUL, and half of a character that takes two units. */
const unkeepable = /[\0\p{Surrogate}]/u

/** True for a body that Postgres or a validator could choke on: such a sign in any text or key, or nested beyond reason. */
function isPoisoned(body: unknown): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    if (level.some((value) => typeof value === "string" && unkeepable.test(value))) return true
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? [...Object.keys(value), ...Object.values(value)] : [],
    )
  }
  return false
}

/** Reads a call's JSON body. Only JSON is parsed: a form post from another site would need no preflight. */
export async function readJson(req: Request, res: Response): Promise<void> {
  const hasBody = Number(req.headers["content-length"] ?? 0) > 0 || req.headers["transfer-encoding"] !== undefined
  if (hasBody && !/^application\/json\s*(;|$)/i.test(req.headers["content-type"] ?? ""))
    throw refuse(houseRefusals.not_json)
  try {
    await run(json, req, res)
  } catch (error) {
    throw refuse(
      (error as { type?: string }).type === "entity.too.large" ? houseRefusals.too_large : houseRefusals.bad_json,
    )
  }
  // Refused here, it would be a 500 there.
  if (isPoisoned(req.body)) throw refuse(houseRefusals.bad_json)
}

/** Keeps the bytes as they came: a signature is over them, not over what they mean. */
export async function readRaw(req: Request, res: Response): Promise<void> {
  try {
    await run(raw, req, res)
  } catch {
    throw refuse(houseRefusals.too_large)
  }
}
