import type { Worker } from "@silai/kit/worker"
import { recountIfDue } from "../workflows/stock/recount"

/** Recounts the stock once a night. */
export const worker: Worker = {
  name: "catalogue.nightly-recount",
  everyMs: 60_000,
  async run(container) {
    await recountIfDue(container)
  },
}
