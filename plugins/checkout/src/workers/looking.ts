import type { Worker } from "@silai/kit/worker"
import { lookForPayments } from "../workflows/payment/look"

export const worker: Worker = { name: "checkout.looking", everyMs: 2000, run: lookForPayments }
