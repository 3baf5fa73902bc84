import type { Worker } from "@silai/kit/worker"
import { makeUids } from "../workflows/make"

export const worker: Worker = { name: "uid.making-uids", everyMs: 1_000, run: makeUids }
