import { houseRefusals } from "@silai/contracts/house/messages"
import { REQUEST_ID } from "@silai/contracts/house/limits"
import { createHash, randomBytes } from "node:crypto"
import { promisify } from "node:util"
import zlib from "node:zlib"
import { LRUCache } from "lru-cache"
import { pageAddress } from "./addresses.mjs"
import { contentPolicy } from "./security.mjs"

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

// Pages with parameters have a separate cache: their number is unlimited, and they must not evict the shop's main
// pages.
const KEEP_PAGES = 400
const KEEP_ASKED_PAGES = 200
// The router requests the routes of all visible links in one URL of up to 7,680 letters.
const LONGEST_ADDRESS = 8_192
// How many pages wait for the catalogue at a time; a request that would wait longer than a few seconds gets a 503.
const DRAW_AT_ONCE = 8
const DRAW_LATER = 40
const COME_AGAIN_SECONDS = 3
/** Request header that gives the renderer the nonce for its inline scripts. */
const NONCE_HEADER = "x-page-nonce"

class Busy extends Error {}

/**
 * Limits concurrency: `atOnce` tasks run, `later` wait, the rest is refused. The checkout's `waitingLine` never
 * refuses, and is in the kit, which the storefront does not import (architecture §2, law 1).
 * @throws Busy
 */
function turns(atOnce, later) {
  let free = atOnce
  /** @type {(() => void)[]} */
  const waiting = []
  return async (work) => {
    if (free > 0) free--
    else if (waiting.length >= later) throw new Busy(houseRefusals.busy.say)
    else await new Promise((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

/**
 * Serves the shop's pages. Every page is rendered without a session (the browser asks who is signed in), so a page with
 * `s-maxage` is cached whole, compressed once, and served to everyone; a stale one is still served
 * (`stale-while-revalidate`) while a fresh one is rendered in the background. Concurrent requests for one page render
 * it once.
 * @param {(request: Request) => Promise<Response>} draw
 * @param {{ publicUrl: string, windowSources: import("@silai/contracts/checkout/window").WindowSources[], googleScript: string }} settings
 * @returns {import("express").RequestHandler & { drop(): void }} `drop` evicts every page: what all of them show has changed
 */
export function pages(draw, settings) {
  /** @type {LRUCache<string, Copy>} */
  const plain = new LRUCache({ max: KEEP_PAGES })
  /** @type {LRUCache<string, Copy>} */
  const asked = new LRUCache({ max: KEEP_ASKED_PAGES })
  /** @type {Map<string, Promise<Copy>>} */
  const drawing = new Map()
  // A page whose rendering began before a drop shows old data, and is not cached.
  let drops = 0
  const inTurn = turns(DRAW_AT_ONCE, DRAW_LATER)

  function drop() {
    drops++
    plain.clear()
    asked.clear()
    drawing.clear()
  }

  async function drawn(address, kept, request) {
    const since = drops
    const nonce = randomBytes(16).toString("hex")
    const response = await draw(
      new Request(settings.publicUrl + address, {
        headers: { accept: "text/html", [NONCE_HEADER]: nonce, [REQUEST_ID]: request },
      }),
    )
    const copy = await makeCopy(response, Buffer.from(await response.arrayBuffer()), { nonce, request }, settings)
    if (since !== drops) return copy
    if (copy.freshUntil > Date.now()) kept.set(address, copy)
    else kept.delete(address)
    return copy
  }
  function drawOnce(address, kept, request) {
    const underWay = drawing.get(address)
    if (underWay) return underWay
    const fresh = inTurn(() => drawn(address, kept, request)).finally(() => {
      if (drawing.get(address) === fresh) drawing.delete(address)
    })
    drawing.set(address, fresh)
    return fresh
  }

  const answer = async (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") return res.status(405).set("allow", "GET, HEAD").end()
    if (req.originalUrl.length > LONGEST_ADDRESS) return res.status(414).end()
    const wanted = pageAddress(req.originalUrl)
    if (!wanted) return res.status(400).end()
    const { address, isPlain, moved } = wanted
    // Another spelling of a page's path would be another page to search engines, and to the cache.
    if (moved) return res.redirect(301, address)
    const kept = isPlain ? plain : asked
    // Of several requests for one rendering, the first one's.
    const request = req.headers[REQUEST_ID] ?? ""
    const now = Date.now()
    const copy = kept.get(address)
    if (copy && copy.usableUntil > now) {
      if (copy.freshUntil <= now)
        drawOnce(address, kept, request).catch((error) => error instanceof Busy || console.error(error))
      return send(req, res, copy, copy.freshUntil > now ? "hit" : "stale")
    }
    try {
      send(req, res, await drawOnce(address, kept, request), "miss")
    } catch (error) {
      if (!(error instanceof Busy)) throw error
      res
        .status(houseRefusals.busy.status)
        .set("retry-after", String(COME_AGAIN_SECONDS))
        .set("cache-control", "no-store")
      res.type("text/plain").send(error.message)
    }
  }
  // A failed rendering goes to the error handler: express does not wait for promises.
  const serve = (req, res, next) => void answer(req, res).catch(next)
  return Object.assign(serve, { drop })
}

/**
 * @typedef {{ status: number, headers: [string, string][], etag: string, plain: Buffer, br: Buffer, gz: Buffer,
 *   freshUntil: number, usableUntil: number }} Copy
 */

/**
 * The renderer marks its own scripts with a one-time nonce while it renders. The policy allows them by their hash,
 * because a page is cached for everyone and a nonce in it would be no secret; then the mark is removed.
 * @param {string} html @param {string} nonce
 */
function ownScripts(html, nonce) {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set()
  for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
    if (attributes.includes(mark) && text && !/\ssrc=/.test(attributes))
      hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] }
}

/** Where the error page shows the request's id in the log (`app/layout/request-reference`). */
const REFERENCE = /<small id="request-reference"[^>]*>/
/**
 * The message that the router gives every fault of a loader in the data of a navigation, instead of the fault's own. With the id behind it,
 * the browser can show it (`app/lib/loader-fault`).
 */
const HIDDEN_FAULT = '"Unexpected Server Error"'

/** @returns {Promise<Copy>} */
async function makeCopy(response, drawn, { nonce, request }, settings) {
  const control = response.headers.get("cache-control") ?? ""
  const seconds = (name) => Number(control.match(new RegExp(`${name}=(\\d+)`))?.[1] ?? 0)
  const isCacheable =
    response.status === 200 && !response.headers.has("set-cookie") && !/no-store|private/.test(control)
  const freshUntil = Date.now() + (isCacheable ? seconds("s-maxage") * 1_000 : -1)
  const headers = [...response.headers].filter(
    ([name]) => !["cache-control", "content-length", "set-cookie"].includes(name),
  )
  headers.push(
    ["cache-control", isCacheable ? "public, max-age=0, must-revalidate" : "no-store"],
    ["vary", "accept-encoding"],
  )
  let body = drawn
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    const { html, hashes } = ownScripts(drawn.toString("utf8"), nonce)
    body = Buffer.from(response.status < 500 ? html : html.replace(REFERENCE, (element) => element + request))
    headers.push(["content-security-policy", contentPolicy(hashes, settings)])
  } else if (response.status >= 500) {
    body = Buffer.from(drawn.toString("utf8").replaceAll(HIDDEN_FAULT, `${HIDDEN_FAULT.slice(0, -1)} ${request}"`))
  }
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: isCacheable ? 6 : 4 } }
  const [br, gz] = await Promise.all([brotli(body, quality), gzip(body, { level: 6 })])
  return {
    status: response.status,
    headers,
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    plain: body,
    br,
    gz,
    freshUntil,
    usableUntil: freshUntil + (isCacheable ? seconds("stale-while-revalidate") * 1_000 : 0),
  }
}

function send(req, res, copy, how) {
  res.status(copy.status)
  for (const [name, value] of copy.headers) res.setHeader(name, value)
  res.setHeader("x-page-cache", how)
  if (copy.status === 200) {
    res.setHeader("etag", copy.etag)
    if (req.headers["if-none-match"] === copy.etag) return res.status(304).end()
  }
  const coding = req.acceptsEncodings("br", "gzip", "identity")
  const body = coding === "br" ? copy.br : coding === "gzip" ? copy.gz : copy.plain
  if (coding === "br" || coding === "gzip") res.setHeader("content-encoding", coding)
  res.setHeader("content-length", body.length)
  res.end(req.method === "HEAD" || [204, 304].includes(copy.status) ? undefined : body)
}
