import { STOPPING } from "@silai/contracts/house/limits"

const LOOKS_EVERY_MS = 50

/** Events arrive for hours; the browser connects again by itself. */
const isEventStream = (res) => String(res.getHeader("content-type") ?? "").startsWith("text/event-stream")

/**
 * Prepares a server for its end. An upload, or the call of a payment, is passed on to its end; new connections are refused at once.
 * @param {import("node:http").Server} server
 * @param {{ endWithinMs?: number }} [options]
 * @returns {() => Promise<void>} stops it; resolves when no request is running, or none may run any longer
 */
export function stopping(server, { endWithinMs = STOPPING.repliesWithinMs } = {}) {
  const running = new Set()
  server.on("request", (_req, res) => {
    running.add(res)
    res.once("close", () => running.delete(res))
  })
  return () => {
    server.close()
    server.closeIdleConnections()
    const latest = Date.now() + endWithinMs
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        if (Date.now() < latest && [...running].some((res) => !isEventStream(res))) return
        clearInterval(timer)
        resolve()
      }, LOOKS_EVERY_MS)
    })
  }
}
