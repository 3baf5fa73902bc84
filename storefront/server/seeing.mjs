import { REQUEST_ID } from "@silai/contracts/house/limits"
import { createHash, randomUUID, timingSafeEqual } from "node:crypto"
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client"
import { NAMED } from "./addresses.mjs"
import { write } from "./lines.mjs"

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const register = new Registry()
const registers = [register]
collectDefaultMetrics({ register })
const took = new Histogram({
  name: "silai_page_seconds",
  help: "How long pages took, by page and status",
  labelNames: ["page", "status"],
  buckets: SECONDS,
  registers,
})
const kept = new Counter({
  name: "silai_page_cache_total",
  help: "Pages that were served: hit, stale (and rendered again in the background), miss",
  labelNames: ["how"],
  registers,
})
const handedOn = new Counter({
  name: "silai_handed_on_total",
  help: "Requests that were handed on to the backend, by status",
  labelNames: ["status"],
  registers,
})

/** A page by our part of its path: no names or numbers, and no more values than the site map has. */
function pageOf(path, status) {
  if (status === 404) return "not found"
  const named = NAMED.exec(path)
  return named ? `${named[0].toLowerCase()}/:name` : path.toLowerCase().replace(/(\/_root|\/_)?\.data$/, "") || "/"
}

/**
 * Gives each request an id, which the reply, the backend's and this server's lines and the error page name; a client's
 * own is ignored. For a page one line is written at its end; for the backend's replies the backend writes it.
 * @type {import("express").RequestHandler}
 */
export function seeRequests(req, res, next) {
  const id = randomUUID()
  req.headers[REQUEST_ID] = id
  res.setHeader(REQUEST_ID, id)
  const began = performance.now()
  const path = req.path
  const isHandedOn = /^\/(api|images)(\/|$)/.test(path)
  res.once("close", () => {
    const status = res.statusCode
    const ms = Math.round(performance.now() - began)
    if (isHandedOn) handedOn.inc({ status: String(status) })
    // Set by the page handler; a built file has none.
    const cache = res.getHeader("x-page-cache")
    if (!cache && status < 500) return
    const page = isHandedOn ? "backend" : pageOf(path, status)
    if (cache) {
      kept.inc({ how: String(cache) })
      took.observe({ page, status: String(status) }, ms / 1_000)
    }
    write(status < 500 ? "info" : "error", "page", { request: id, page, status, ms, ...(cache ? { cache } : {}) })
  })
  next()
}

const hashOf = (text) => createHash("sha256").update(text).digest()

/**
 * The metrics of this server, in Prometheus' text format, for callers with the token; without a token the path is a 404.
 * @param {string | undefined} token @returns {import("express").RequestHandler}
 */
export function figures(token) {
  const wanted = hashOf(`Bearer ${token}`)
  return (req, res, next) => {
    if (!token) return next()
    if (!timingSafeEqual(hashOf(req.headers.authorization ?? ""), wanted))
      return void res.status(401).set("www-authenticate", "Bearer").end()
    register
      .metrics()
      .then(
        (text) => void res.set({ "content-type": register.contentType, "cache-control": "no-store" }).send(text),
        next,
      )
  }
}
