import { createHash } from "node:crypto"
import { promisify } from "node:util"
import zlib from "node:zlib"
import { contentPolicy } from "./security.mjs"

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const KEEP_PAGES = 600
// The router asks in one address, of up to 7,680 letters, where all links in sight lead.
const LONGEST_ADDRESS = 8_192
/** Request header by which the renderer is told the word for inline scripts. */
export const NONCE_HEADER = "x-page-nonce"

/**
 * Serves the shop's pages. Every page is drawn without a session (who you are is asked by the browser), so a page that says
 * `s-maxage` is kept whole, compressed once, and given to everybody; when it has gone stale it is still given
 * (`stale-while-revalidate`) while a fresh one is drawn behind it. Simultaneous requests for one page draw it once.
 *
 * @param {(request: Request) => Promise<Response>} draw
 * @param {{ publicUrl: string, razorpayOrigin: string, googleOrigin: string }} settings
 * @returns {import("express").RequestHandler}
 */
export function pages(draw, settings) {
  /** @type {Map<string, Copy>} oldest first */
  const kept = new Map()
  /** @type {Map<string, Promise<Copy>>} */
  const drawing = new Map()

  async function drawn(url, nonce) {
    const response = await draw(
      new Request(settings.publicUrl + url, { headers: { accept: "text/html", [NONCE_HEADER]: nonce } }),
    )
    const body = Buffer.from(await response.arrayBuffer())
    const copy = await makeCopy(response, body, nonce, settings)
    if (copy.freshUntil > Date.now()) {
      kept.delete(url)
      kept.set(url, copy)
      if (kept.size > KEEP_PAGES) kept.delete(kept.keys().next().value)
    } else kept.delete(url)
    return copy
  }
  function drawOnce(url, nonce) {
    const underWay = drawing.get(url)
    if (underWay) return underWay
    const fresh = drawn(url, nonce).finally(() => drawing.delete(url))
    drawing.set(url, fresh)
    return fresh
  }

  return async (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") return res.status(405).set("allow", "GET, HEAD").end()
    const url = req.originalUrl
    if (url.length > LONGEST_ADDRESS) return res.status(414).end()
    const now = Date.now()
    const copy = kept.get(url)
    if (copy && copy.usableUntil > now) {
      if (copy.freshUntil <= now) drawOnce(url, res.locals.nonce).catch((error) => console.error(error))
      return send(req, res, copy, copy.freshUntil > now ? "hit" : "stale")
    }
    send(req, res, await drawOnce(url, res.locals.nonce), "miss")
  }
}

/** @typedef {{ status: number, headers: [string, string][], etag: string, plain: Buffer, br: Buffer, gz: Buffer, freshUntil: number, usableUntil: number }} Copy */

/** @returns {Promise<Copy>} */
async function makeCopy(response, body, nonce, settings) {
  const control = response.headers.get("cache-control") ?? ""
  const seconds = (name) => Number(control.match(new RegExp(`${name}=(\\d+)`))?.[1] ?? 0)
  const keeps = response.status === 200 && !response.headers.has("set-cookie") && !/no-store|private/.test(control)
  const freshUntil = Date.now() + (keeps ? seconds("s-maxage") * 1_000 : -1)
  const headers = [...response.headers].filter(
    ([name]) => !["cache-control", "content-length", "set-cookie"].includes(name),
  )
  headers.push(
    ["cache-control", keeps ? "public, max-age=0, must-revalidate" : "no-store"],
    ["vary", "accept-encoding"],
  )
  if (response.headers.get("content-type")?.startsWith("text/html"))
    headers.push(["content-security-policy", contentPolicy(nonce, settings)])
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: keeps ? 6 : 4 } }
  const [br, gz] = await Promise.all([brotli(body, quality), gzip(body, { level: 6 })])
  return {
    status: response.status,
    headers,
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    plain: body,
    br,
    gz,
    freshUntil,
    usableUntil: freshUntil + (keeps ? seconds("stale-while-revalidate") * 1_000 : 0),
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
