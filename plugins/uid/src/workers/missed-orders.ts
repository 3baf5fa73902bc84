import type { Worker } from "@silai/kit/worker"
import { followMissed } from "../workflows/follow-order"

/** An event that was heard while something failed is not told again; the labels find their order's state all the same. */
export const worker: Worker = { name: "uid.missed-orders", everyMs: 60_000, run: followMissed }
