import type { Worker } from "@silai/kit/worker"
import { makeCodes } from "../workflows/make-codes"

export const worker: Worker = {
  name: "coupon.making-codes",
  everyMs: 60_000,
  nextAt: `(select min(now()) from coupon_batch where made < codes and state <> 'archived')`,
  run: makeCodes,
}
