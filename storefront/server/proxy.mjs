import { houseRefusals } from "@silai/contracts/house/messages"
import { networkOf } from "@silai/kit/network"
import dns from "node:dns"
import http from "node:http"
import https from "node:https"
import { pipeline } from "node:stream"

// Headers that belong to one connection only and must not be passed on (RFC 9110, 7.6.1).
const HOP = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "proxy-connection",
])

/**
 * Limits on request bodies. A body being read occupies a backend connection from its first byte on, so a small one is
 * read whole before connecting, and no client may have many unfinished ones. An upload is streamed.
 */
export const BODIES = {
  /** The shop's JSON bodies are smaller, except for a webhook; larger bodies are streamed. */
  smallBytes: 128 * 1024,
  /**
   * Unfinished bodies per network address. A body is whole within milliseconds, even where thousands share the address.
   */
  atOnce: 64,
  /** The longest silence. */
  patienceMs: 5_000,
  uploadPatienceMs: 20_000,
  /** From the first byte to the last of a small one. */
  wholeMs: 20_000,
}

/** How an unreachable backend, or one of several that is stopping, is avoided. */
const BACKENDS = {
  /** A connection idle for this long is closed from here: a stopping backend waits longer, and so resets none in use. */
  idleMs: 4_000,
  /** A backend that announces closing its connections is tried again after this; by then it has ended. */
  avoidMs: 15_000,
  /** Pauses before a failed connection is tried again: nothing was sent on it. */
  againAfterMs: [100, 300, 600, 1_000],
}

/** Resolves the backend's name, and leaves out the addresses of stopping ones, as long as there is another. */
function addressesWithout(stopping) {
  return (name, options, done) =>
    dns.lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error)
      const now = Date.now()
      const staying = found.filter(({ address }) => !(stopping.get(address) > now))
      const addresses = staying.length ? staying : found
      // The resolver's order counts: it shares the load among several.
      if (options.all) done(null, addresses)
      else done(null, addresses[0].address, addresses[0].family)
    })
}

const hasBody = ({ headers }) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/** @param {{ status: number, code: string, say: string }} refusal one of the house's */
const refuse = (res, { status, code, say }) =>
  res.status(status).set("cache-control", "no-store").json({ success: false, code, message: say })
/** Nothing more is read from this connection: it ends with the reply. */
const hangUp = (res, refusal) => refuse(res.set("connection", "close"), refusal)

/**
 * Forwards requests to the backend: small bodies once they are whole, uploads and every response as streams, so that
 * events arrive one by one. Cookies stay cookies of this origin. Replies itself only with 502, when the backend cannot
 * be reached, and with 408 and 429 to clients that keep it waiting.
 * @param {{ target: string, cache?: boolean, bodies?: Partial<typeof BODIES> }} options `cache` keeps the backend's own
 * caching headers.
 * @returns {import("express").RequestHandler} Mount it; the mount path is cut off.
 */
export function proxy({ target, cache = false, bodies = {} }) {
  const base = new URL(target)
  const secure = base.protocol === "https:"
  // No limit on sockets: live connections and slowly read responses would use it up for everyone.
  /** @type {Map<string, number>} until when an address is avoided */
  const stopping = new Map()
  const { Agent } = secure ? https : http
  const lookup = addressesWithout(stopping)
  // For a connection in use, its request decides; for an idle one, the agent.
  const kept = new Agent({ keepAlive: true, timeout: BACKENDS.idleMs, lookup })
  // A connection that was idle may close just as it is used again. What cannot be sent twice gets a new one.
  const unshared = new Agent({ keepAlive: true, maxFreeSockets: 0, lookup })
  const send = secure ? https.request : http.request
  const limits = { ...BODIES, ...bodies }
  /** @type {Map<string, number>} unfinished bodies by address */
  const unfinished = new Map()

  /** Counts a body until it is whole or dropped. False when this address has too many unfinished ones. */
  function admit(req, res) {
    const who = networkOf(req.ip ?? "")
    const count = unfinished.get(who) ?? 0
    if (count >= limits.atOnce) return false
    unfinished.set(who, count + 1)
    let counted = true
    const done = () => {
      if (!counted) return
      counted = false
      const left = unfinished.get(who) - 1
      if (left > 0) unfinished.set(who, left)
      else unfinished.delete(who)
    }
    for (const end of ["end", "error"]) req.once(end, done)
    // The request itself emits nothing when it was answered before it was whole.
    res.once("close", done)
    return true
  }

  /** Closes a connection that sends nothing for too long, or a small body too slowly. */
  function watch(req, res, isUpload) {
    const late = () => {
      // Paused by us, because the backend reads slowly: not the client's fault.
      if (req.isPaused()) return void timer.refresh()
      if (res.headersSent) return void req.destroy()
      hangUp(res, houseRefusals.too_slow)
    }
    const timer = setTimeout(late, isUpload ? limits.uploadPatienceMs : limits.patienceMs)
    const whole = isUpload ? undefined : setTimeout(late, limits.wholeMs)
    const stop = () => (clearTimeout(timer), clearTimeout(whole))
    req.on("data", () => void timer.refresh())
    for (const end of ["end", "close", "error"]) req.once(end, stop)
  }

  return (req, res) => {
    const headers = Object.fromEntries(Object.entries(req.headers).filter(([name]) => !HOP.has(name)))
    headers.host = base.host
    headers["x-forwarded-for"] = [req.headers["x-forwarded-for"], req.socket.remoteAddress].filter(Boolean).join(", ")
    headers["x-forwarded-proto"] = req.protocol
    headers["x-forwarded-host"] = req.headers.host ?? ""

    const answered = (answer) => {
      if (answer.headers.connection === "close" && answer.socket.remoteAddress)
        stopping.set(answer.socket.remoteAddress, Date.now() + BACKENDS.avoidMs)
      res.status(answer.statusCode ?? 502)
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined && !HOP.has(name)) res.setHeader(name, value)
      const cookies = answer.headers["set-cookie"]
      if (cookies)
        res.setHeader(
          "set-cookie",
          cookies.map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, "")),
        )
      if (!cache && !answer.headers["cache-control"]) res.setHeader("cache-control", "no-store")
      if (answer.headers["content-type"]?.startsWith("text/event-stream")) res.flushHeaders()
      // A broken connection on either side ends both; there is no one left to inform.
      pipeline(answer, res, () => {})
    }
    const changesNothing = req.method === "GET" || req.method === "HEAD"
    const passOn = ({ read = [], isWhole = false, mayReuse = isWhole && changesNothing, tries = 0 }) => {
      let isOpen = false
      const up = send(
        {
          agent: mayReuse ? kept : unshared,
          protocol: base.protocol,
          hostname: base.hostname,
          port: base.port,
          method: req.method,
          path: req.url,
          headers,
        },
        answered,
      )
      up.once("socket", (socket) => {
        if (socket.connecting) socket.once("connect", () => (isOpen = true))
        else isOpen = true
      })
      up.on("error", () => {
        if (res.headersSent || res.destroyed) return res.destroy()
        if (up.reusedSocket) return passOn({ read, isWhole, mayReuse: false })
        const pause = BACKENDS.againAfterMs[tries]
        if (isWhole && !isOpen && pause !== undefined)
          return void setTimeout(() => {
            if (!res.destroyed) passOn({ read, isWhole, mayReuse, tries: tries + 1 })
          }, pause)
        refuse(res, houseRefusals.unreachable)
      })
      res.on("close", () => up.destroy())
      for (const chunk of read) up.write(chunk)
      if (isWhole) up.end()
      else pipeline(req, up, () => {})
    }

    if (!hasBody(req)) return passOn({ isWhole: true })
    if (!admit(req, res)) return hangUp(res.set("retry-after", "5"), houseRefusals.too_many_at_once)
    const isUpload = /^multipart\//i.test(req.headers["content-type"] ?? "")
    watch(req, res, isUpload)
    if (isUpload) return passOn({})

    const read = []
    let size = 0
    const gather = (chunk) => {
      read.push(chunk)
      if ((size += chunk.length) <= limits.smallBytes) return
      req.off("data", gather).off("end", whole).pause()
      passOn({ read })
    }
    const whole = () => {
      headers["content-length"] = String(size)
      if (!res.headersSent) passOn({ read, isWhole: true })
    }
    req.on("data", gather).once("end", whole)
  }
}
