import type { Worker } from "@silai/kit/worker"
import { expireNext } from "../workflows/attempt/expire"

export const worker: Worker = { name: "checkout.expiring", everyMs: 2000, run: expireNext }
