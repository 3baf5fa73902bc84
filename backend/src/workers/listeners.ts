import type { Worker } from "@silai/kit/worker"
import { deliverNext, nextOf } from "./outbox"

export const worker: Worker = {
  name: "house.listeners",
  everyMs: 60_000,
  nextAt: nextOf("listeners"),
  run: (container) => deliverNext(container, "listeners"),
}
