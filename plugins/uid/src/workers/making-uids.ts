import type { Worker } from "@silai/kit/worker"
import { makeUids } from "../workflows/make"

export const worker: Worker = {
  name: "uid.making-uids",
  everyMs: 60_000,
  nextAt: `(select min(now()) from uid_batch where made < quantity)`,
  run: makeUids,
}
