import type { Worker } from "@silai/kit/worker"
import { recountNext } from "../workflows/rate"

/** After a migration that counts reviews differently, passes the new ratings to the catalogue, style by style. */
export const worker: Worker = { name: "review.recount", everyMs: 60 * 60_000, run: recountNext }
