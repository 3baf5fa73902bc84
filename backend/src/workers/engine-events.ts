import type { Worker } from "@silai/kit/worker"
import { deliverNext } from "./outbox"

export const worker: Worker = {
  name: "house.engine-events",
  everyMs: 1000,
  run: (container) => deliverNext(container, "engine events"),
}
