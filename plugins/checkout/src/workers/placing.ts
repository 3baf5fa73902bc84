import { WORKERS } from "@silai/contracts/house/limits"
import type { Worker } from "@silai/kit/worker"
import { placeNextOrder } from "../workflows/order/place"

export const worker: Worker = {
  name: "checkout.placing",
  everyMs: 60_000,
  nextAt: `(select min(coalesce(lease_until, now())) from checkout_attempt where status in ('paid', 'placing'))`,
  neglects: `exists (select 1 from checkout_attempt where status in ('paid', 'placing') and greatest(updated_at, lease_until) < now() - interval '${WORKERS.paidWaitsAtMostSeconds} seconds')`,
  run: placeNextOrder,
}
