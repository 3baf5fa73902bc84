import { REQUEST_ID } from "@silai/contracts/house/limits"
import type { Env } from "@silai/kit/env"
import { log } from "@silai/kit/log"
import { asRequest, requestIdOf, type RequestAtWork } from "@silai/kit/request"
import { span } from "@silai/kit/tracing"
import type { NextFunction, Request, Response } from "express"

export type SeenRequest = { method: string; path: string; status: number; ms: number }

/** Called by machines all day long. */
const quiet = new Set(["/health", "/ready", "/shop-version", "/metrics"])
const MOST_STATEMENTS = 5
const MOST_LETTERS = 240

/**
 * Gives each request an id, which its reply, its log lines and the error page name, and writes one line when it is over: the
 * call, its result, how long it took. No address, no query, no name. A slow one names the statements that took longest.
 * @param nameOf the path as the shop knows it, so that there are not more of them than calls
 */
export function seeRequests(
  settings: Pick<Env, "SLOW_CALL_MS" | "LOG_LEVEL">,
  nameOf: (method: string, path: string) => string,
  seen: (request: SeenRequest) => void,
) {
  const writes = settings.LOG_LEVEL === "info" || settings.LOG_LEVEL === "debug"
  return (req: Request, res: Response, next: NextFunction): void => {
    const request: RequestAtWork = { id: requestIdOf(req.headers[REQUEST_ID]), statements: new Map() }
    res.setHeader(REQUEST_ID, request.id)
    if (quiet.has(req.path)) return next()
    const began = performance.now()
    const { method } = req
    const path = nameOf(method, req.path)
    const over = () => {
      const ms = Math.round(performance.now() - began)
      const facts = { method, path, status: res.statusCode, ms, ...(res.writableFinished ? {} : { leftBefore: true }) }
      // The live line is open on purpose: its time says nothing.
      if (!isLine(res)) seen(facts)
      if (writes) log("info", "request", facts)
      if (ms >= settings.SLOW_CALL_MS && !isLine(res)) log("warn", "slow call", { path, ms, ...slowest(request) })
    }
    asRequest(request, () => {
      res.once("close", () => asRequest(request, over))
      void span(
        `${method} ${path}`,
        { "http.request.method": method, "url.path": path, "request.id": request.id },
        () =>
          new Promise<void>((resolve) => {
            res.once("close", resolve)
            next()
          }),
        parentOf(req),
      )
    })
  }
}

const parentOf = ({ headers: { traceparent } }: Request) =>
  typeof traceparent === "string" && /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(traceparent)
    ? traceparent
    : undefined

const isLine = (res: Response) => String(res.getHeader("content-type")).startsWith("text/event-stream")

function slowest({ statements }: RequestAtWork) {
  const all = [...statements].map(([text, { times, ms }]) => ({ ms: Math.round(ms), times, text }))
  return {
    statements: all.reduce((sum, { times }) => sum + times, 0),
    databaseMs: all.reduce((sum, { ms }) => sum + ms, 0),
    slowest: all
      .sort((one, other) => other.ms - one.ms)
      .slice(0, MOST_STATEMENTS)
      .map((one) => ({ ...one, text: one.text.replaceAll(/\s+/g, " ").slice(0, MOST_LETTERS) })),
  }
}
