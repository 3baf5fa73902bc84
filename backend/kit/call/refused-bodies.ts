import { REFUSED_BODIES } from "@silai/contracts/house/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import type { IncomingMessage } from "node:http"
import { RateLimiterMemory } from "rate-limiter-flexible"
import { bytesOf, isLarge } from "./large-bodies"
import { refuseUntil } from "../session/rate-limit"
import type { Refused } from "./refuse"

const { points, seconds } = REFUSED_BODIES.perNetwork
/** In memory: it saves this process's time, and a row in Postgres would cost more than what it counts. */
const budget = new RateLimiterMemory({ points, duration: seconds })

/** Counts a body that was refused after reading. */
export async function countRefusedBody(network: string, req: IncomingMessage): Promise<void> {
  // A rejection means that the budget is used up, which the next request finds.
  await budget.consume(network, Math.max(1, Math.ceil(bytesOf(req) / 1024))).catch(() => undefined)
}

/** The refusal of a body that is not read, because its network has sent too many of a wrong shape; null for others. */
export async function refusedUnread(network: string, req: IncomingMessage): Promise<Refused | null> {
  if (!isLarge(req)) return null
  const used = await budget.get(network)
  if (!used || used.consumedPoints < points) return null
  return refuseUntil(Math.ceil(used.msBeforeNext / 1000), houseRefusals.refused_often)
}
