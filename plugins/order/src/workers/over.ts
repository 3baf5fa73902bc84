import type { Worker } from "@silai/kit/worker"
import { completeWhatIsOver } from "../workflows/complete"

let behind = ""

/** Orders for which nothing may be asked any more are completed in the engine: round by round, so that what has to wait holds up nothing. */
export const worker: Worker = {
  name: "order.over",
  everyMs: 30_000,
  async run(container) {
    const last = await completeWhatIsOver(container, behind)
    behind = last ?? ""
    return last !== null
  },
}
