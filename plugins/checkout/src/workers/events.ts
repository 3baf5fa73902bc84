import { WORKERS } from "@silai/contracts/house/limits"
import type { Worker } from "@silai/kit/worker"
import { handleNextEvent } from "../workflows/payment/event"

export const worker: Worker = {
  name: "checkout.events",
  everyMs: 60_000,
  nextAt: `(select min(next_at) from gateway_event where handled_at is null and given_up_at is null)`,
  // An event that was given up waits for a person; it must not make the shop report as not ready.
  neglects: `exists (select 1 from gateway_event where handled_at is null and given_up_at is null and next_at < now() - interval '${WORKERS.paidWaitsAtMostSeconds} seconds')`,
  run: handleNextEvent,
}
