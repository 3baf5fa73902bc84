import { sendError } from "@silai/kit/answer"
import { houseRefusals } from "@silai/contracts/house/messages"
import { refuse } from "@silai/kit/refuse"
import type { NextFunction, Request, Response } from "express"

/**
 * Replies 503 when no reply has started in time: a handler that forgets to reply, the engine's included, must not hold
 * a connection without end. A reply that has started (the live line, a download) may continue. An upload's time counts
 * from its end; the server's own limit covers the upload itself.
 */
export function answerWithin(seconds: number) {
  return (req: Request, res: Response, next: NextFunction): void => {
    let late: NodeJS.Timeout
    const wait = () => {
      late = setTimeout(() => {
        if (res.headersSent || res.destroyed) return
        if (!req.complete) return wait()
        res.setHeader("Connection", "close")
        sendError(req.path, refuse(houseRefusals.busy), res)
      }, seconds * 1000)
      late.unref()
    }
    wait()
    req.once("end", () => {
      clearTimeout(late)
      if (!res.headersSent) wait()
    })
    res.once("close", () => clearTimeout(late))
    next()
  }
}
