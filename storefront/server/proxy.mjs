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
 * Passes requests on to the backend as streams, both ways: uploads are not gathered, events arrive one by one.
 * Cookies stay cookies of this origin. Answers nothing of its own except 502, when the backend cannot be reached.
 *
 * @param {{ target: string, cache?: boolean }} options `cache` lets the backend's own caching headers stand.
 * @returns {import("express").RequestHandler} Mount it; the mount path is cut off.
 */
export function proxy({ target, cache = false }) {
  const base = new URL(target)
  const secure = base.protocol === "https:"
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: 256 })
  const send = secure ? https.request : http.request

  return (req, res) => {
    const headers = Object.fromEntries(Object.entries(req.headers).filter(([name]) => !HOP.has(name)))
    headers.host = base.host
    headers["x-forwarded-for"] = [req.headers["x-forwarded-for"], req.socket.remoteAddress].filter(Boolean).join(", ")
    headers["x-forwarded-proto"] = req.protocol
    headers["x-forwarded-host"] = req.headers.host ?? ""

    const answered = (answer) => {
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
      // A broken pipe on either side ends both; there is nobody left to tell.
      pipeline(answer, res, () => {})
    }
    const passOn = (isSecondTry) => {
      const up = send(
        {
          agent,
          protocol: base.protocol,
          hostname: base.hostname,
          port: base.port,
          method: req.method,
          path: req.url,
          headers,
        },
        answered,
      )
      up.on("error", () => {
        if (res.headersSent || res.destroyed) return res.destroy()
        // An idle line may close just as it is used again; a reading that changes nothing is asked once more on a fresh one.
        if (up.reusedSocket && !isSecondTry && (req.method === "GET" || req.method === "HEAD")) return passOn(true)
        res
          .status(502)
          .set("cache-control", "no-store")
          .json({
            success: false,
            code: "house.unreachable",
            message: "The shop is not reachable for a moment. Please try again.",
          })
      })
      res.on("close", () => up.destroy())
      if (isSecondTry) up.end()
      else pipeline(req, up, () => {})
    }
    passOn(false)
  }
}
