import { BODY, REFUSED_BODIES } from "@silai/contracts/house/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import type { IncomingMessage } from "node:http"
import { RateLimiterMemory } from "rate-limiter-flexible"
import { type Refused, refuseWith } from "./refuse"

const { points, seconds } = REFUSED_BODIES.perNetwork
/** In memory: what is saved is this process's own time, and a row in Postgres would cost more than what it counts. */
const budget = new RateLimiterMemory({ points, duration: seconds })

/** A body whose length nobody has told is taken for a large one. */
const bytesOf = ({ headers }: IncomingMessage): number =>
  headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : BODY.maxBytes

/** Counts a body that was read for nothing. */
export async function countRefusedBody(network: string, req: IncomingMessage): Promise<void> {
  // A rejection says that the budget is used up, which the next request finds.
  await budget.consume(network, Math.max(1, Math.ceil(bytesOf(req) / 1024))).catch(() => undefined)
}

/** The refusal of a body that is not read any more, because its network has sent too many of a wrong shape; null for others. */
export async function refusedUnread(network: string, req: IncomingMessage): Promise<Refused | null> {
  if (bytesOf(req) <= REFUSED_BODIES.smallBytes) return null
  const used = await budget.get(network)
  if (!used || used.consumedPoints < points) return null
  return refuseWith({ retryAfterSeconds: Math.ceil(used.msBeforeNext / 1000) }, houseRefusals.refused_often)
}
