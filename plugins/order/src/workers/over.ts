import type { Worker } from "@silai/kit/worker"
import { completeWhatIsOver } from "../workflows/complete"

let behind = ""

/** Completes in the engine orders that can no longer be returned: round by round, so that one that has to wait does not hold up others. */
export const worker: Worker = {
  name: "order.over",
  everyMs: 30_000,
  async run(container) {
    const last = await completeWhatIsOver(container, behind)
    behind = last ?? ""
    return last !== null
  },
}
