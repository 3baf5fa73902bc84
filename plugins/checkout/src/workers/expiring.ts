import type { Worker } from "@silai/kit/worker"
import { expireNext } from "../workflows/attempt/expire"

export const worker: Worker = {
  name: "checkout.expiring",
  everyMs: 60_000,
  nextAt: `(select min(held_until) from checkout_attempt where status in ('open', 'held'))`,
  run: expireNext,
}
