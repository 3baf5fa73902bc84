import type { Worker } from "@silai/kit/worker"
import { deliverNext, nextOf } from "./outbox"

export const worker: Worker = {
  name: "house.engine-events",
  everyMs: 60_000,
  nextAt: nextOf("engine events"),
  run: (container) => deliverNext(container, "engine events"),
}
