import type { Worker } from "@silai/kit/worker"
import { sendNextBack } from "../workflows/payment/send-back"

export const worker: Worker = { name: "checkout.refunds", everyMs: 1000, run: sendNextBack }
