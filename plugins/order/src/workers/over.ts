import type { Worker } from "@silai/kit/worker"
import { completeWhatIsOver } from "../workflows/complete"

/** Orders for which nothing may be asked any more are completed in the engine. */
export const worker: Worker = {
  name: "order.over",
  everyMs: 30_000,
  async run(container) {
    return (await completeWhatIsOver(container)) > 0
  },
}
