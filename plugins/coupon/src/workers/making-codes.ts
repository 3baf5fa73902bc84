import type { Worker } from "@silai/kit/worker"
import { makeCodes } from "../workflows/make-codes"

export const worker: Worker = { name: "coupon.making-codes", everyMs: 1_000, run: makeCodes }
