import type { Worker } from "@silai/kit/worker"
import { countHeld } from "../workflows/stock/count-held"

export const worker: Worker = { name: "checkout.counting", everyMs: 10_000, run: countHeld }
