import { sweepSent } from "@silai/kit/sent-files"
import type { Worker } from "@silai/kit/worker"

/** Removes photos that nothing used in time, and those of deleted reviews, requests and accounts. */
export const worker: Worker = { name: "house.stray-photos", everyMs: 30_000, run: sweepSent }
