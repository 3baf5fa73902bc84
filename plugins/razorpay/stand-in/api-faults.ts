import type { RequestHandler, Response } from "express"
import type { Book } from "./book"
import { WireRefusal } from "./refusal"

/** Never answered; longer than any sensible client waits. */
const HANG_MS = 60_000

/** Does the work, and drops the connection instead of replying. */
function loseReply(res: Response) {
  res.json = () => {
    res.destroy()
    return res
  }
}

/** Applies the fault switch to API requests, as often as it says. */
export function apiFaults(book: Book): RequestHandler {
  return (req, res, next) => {
    const faults = book.state.faults
    if (faults.api === "none" || !`${req.method} ${req.originalUrl}`.includes(faults.apiMatch)) return next()
    const { api, slowMs } = faults
    if (faults.apiTimes > 0) {
      faults.apiTimes -= 1
      if (faults.apiTimes === 0) faults.api = "none"
      book.save()
    }
    switch (api) {
      case "throttle":
        return new WireRefusal(429, "Request failed. Please try after sometime.", undefined, "BAD_REQUEST_ERROR").send(
          res,
        )
      case "server-error":
        return new WireRefusal(502, "Something went wrong at the gateway.", undefined, "GATEWAY_ERROR").send(res)
      case "reset":
        return void req.socket.resetAndDestroy()
      case "garbage":
        return void res.type("application/json").send('{"id":"order_","amount":12')
      case "html":
        return void res.status(503).type("html").send("<html><body><h1>503 Service Unavailable</h1></body></html>")
      case "slow":
        return void setTimeout(next, slowMs)
      case "hang":
        return void setTimeout(() => res.destroy(), HANG_MS).unref()
      case "lost-reply":
        loseReply(res)
        return next()
      default:
        return next()
    }
  }
}
