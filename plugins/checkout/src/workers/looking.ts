import type { Worker } from "@silai/kit/worker"
import { pollPayments } from "../workflows/payment/poll"

export const worker: Worker = {
  name: "checkout.looking",
  everyMs: 60_000,
  nextAt: `(select min(next_look_at) from checkout_attempt where next_look_at is not null and status in ('held', 'expired'))`,
  run: pollPayments,
}
