import type { Worker } from "@silai/kit/worker"
import { askNext } from "../workflows/invite"

/** Asks buyers for a review, some days after the delivery. */
export const worker: Worker = {
  name: "review.ask",
  everyMs: 60_000,
  nextAt: `(select min(due_at) from review_ask where asked_at is null and customer_id is not null)`,
  run: askNext,
}
