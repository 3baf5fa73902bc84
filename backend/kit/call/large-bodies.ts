import { BODY, REFUSED_BODIES } from "@silai/contracts/house/limits"
import type { IncomingMessage } from "node:http"
import { setImmediate } from "node:timers/promises"

/** A body of unknown length counts as large. */
export const bytesOf = ({ headers }: IncomingMessage): number =>
  headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : BODY.maxBytes

export const isLarge = (req: IncomingMessage): boolean => bytesOf(req) > REFUSED_BODIES.smallBytes

let last: Promise<unknown> = Promise.resolve()

/**
 * Parses and validates large bodies one at a time, and lets everything else that is ready go first each time. Without it, twenty
 * such bodies delay new connections for seconds: the server accepts one between two rounds of all that has arrived.
 */
export function inTurn<T>(work: () => T): Promise<T> {
  const mine = last.then(() => setImmediate()).then(work)
  last = mine.catch(() => undefined)
  return mine
}
