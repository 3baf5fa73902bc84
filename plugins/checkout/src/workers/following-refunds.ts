import type { Worker } from "@silai/kit/worker"
import { followRefunds } from "../workflows/payment/follow-refunds"

export const worker: Worker = { name: "checkout.following-refunds", everyMs: 10_000, run: followRefunds }
