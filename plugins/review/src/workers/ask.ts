import type { Worker } from "@silai/kit/worker"
import { askNext } from "../workflows/ask"

/** Asks buyers what they think of what came, some days after it came. */
export const worker: Worker = { name: "review.ask", everyMs: 15_000, run: askNext }
