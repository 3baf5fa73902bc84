import type { Worker } from "@silai/kit/worker"
import { deliverNext } from "./outbox"

export const worker: Worker = {
  name: "house.listeners",
  everyMs: 1000,
  run: (container) => deliverNext(container, "listeners"),
}
