import type { Worker } from "@silai/kit/worker"
import { handleNextEvent } from "../till/event"

export const worker: Worker = { name: "checkout.events", everyMs: 300, run: handleNextEvent }
