import { STOPPING } from "@silai/contracts/house/limits"
import type { NextFunction, Request, Response } from "express"
import type { Server } from "node:http"
import net from "node:net"

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const linesOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))

/**
 * Stops a server without losing a request: from the start of a stop every reply asks its connection to close, so that
 * the next request connects to another server; listening ends when no request has come for a moment, and running
 * requests are awaited.
 */
export function gracefulStop() {
  const running = new Set<Response>()
  let isStopping = false
  let lastAsked = 0
  const closeConnection = (res: Response) => {
    if (!res.headersSent) res.setHeader("Connection", "close")
  }
  return {
    /** Mounted before everything else. */
    track(_req: Request, res: Response, next: NextFunction): void {
      lastAsked = Date.now()
      running.add(res)
      res.once("close", () => running.delete(res))
      if (isStopping) closeConnection(res)
      next()
    },
    /**
     * Resolves when the last reply is sent, or cut off after the limit. `endOpenStreams` ends connections that would stay
     * open by themselves.
     */
    async drain(server: Server, endOpenStreams: () => void): Promise<void> {
      isStopping = true
      const began = Date.now()
      for (const res of running) closeConnection(res)
      const isQuiet = () => Date.now() - Math.max(lastAsked, began) > STOPPING.quietMs
      while (!isQuiet() && Date.now() - began < STOPPING.drainMs) await pause(50)
      // Only the listening ends here, and each connection still in use ends with its next reply. An idle one is left to its
      // client: closed from here, it might close just as a request is on its way.
      net.Server.prototype.close.call(server)
      endOpenStreams()
      const listenedUntil = Date.now()
      while (Date.now() - listenedUntil < STOPPING.idleMs && (await linesOf(server))) await pause(50)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      // A connection that the client dropped, or whose request never arrived whole, would keep the server open for
      // minutes.
      const late = setTimeout(() => server.closeAllConnections(), STOPPING.repliesWithinMs)
      await closed
      clearTimeout(late)
    },
  }
}
