import type { Worker } from "@silai/kit/worker"
import { placeNext } from "../till/place"

export const worker: Worker = { name: "checkout.placing", everyMs: 1000, run: placeNext }
