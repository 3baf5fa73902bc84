import type { Worker } from "@silai/kit/worker"
import { letGoNext } from "../workflows/let-go"

/** New sizes that exchanges have kept for as long as they may. */
export const worker: Worker = { name: "returns.overdue-exchanges", everyMs: 10_000, run: letGoNext }
