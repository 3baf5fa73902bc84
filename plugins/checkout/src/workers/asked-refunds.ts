import type { Worker } from "@silai/kit/worker"
import { sendNextRefund } from "../workflows/refund/send"

export const worker: Worker = { name: "checkout.asked-refunds", everyMs: 1000, run: sendNextRefund }
