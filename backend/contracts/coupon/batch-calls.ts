import { z } from "zod"
import { adminCall } from "../call"
import { counted, fileSummary, paged } from "../paging"
import { couponBatch, newBatch } from "./batch-shapes"
import { COUPON_BATCH_LIST, COUPON_STATES } from "./limits"

const read = adminCall("coupon.read")
const write = adminCall("coupon.write")

const _id = z.string().trim().min(1).max(80)
const version = z.number().int().min(1).max(2_147_483_647)
const reply = z.object({ data: couponBatch })

/** Many codes of one offer, made in the background. */
export const couponBatchCalls = {
  generate: write(
    "/admin/coupon/batch/generate",
    "Begins to make many codes by a pattern, with one promotion in the engine for all of them.",
    { body: newBatch, reply },
  ),
  all: read("/admin/coupon/batch/all", "Batches of codes with their progress, uses and revenue, latest first.", {
    body: z.strictObject(paged(COUPON_BATCH_LIST)),
    reply: z.object({ data: z.array(couponBatch), ...counted }),
  }),
  update: write(
    "/admin/coupon/batch/update",
    "Pauses, resumes or archives all codes of a batch. `version` is the one that was read. Purchases under way keep their price.",
    { body: z.strictObject({ _id, version, state: z.enum(COUPON_STATES) }), reply },
  ),
  export: read("/admin/coupon/batch/export", fileSummary("The codes of a batch, with their state and uses"), {
    body: z.strictObject({ _id }),
    reply: z.object({}),
  }),
}
