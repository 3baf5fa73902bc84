import { actWorkflow } from "@silai/kit/workflow"
import { changeBatch, generateBatch } from "./batch"
import { change, generate, remove } from "./write"

/** Makes a coupon. Hooks: `validate`, `couponCreated`. */
export const generateCouponWorkflow = actWorkflow("silai-generate-coupon", { done: "couponCreated", act: generate })

/** Changes, pauses or resumes a coupon. Hooks: `validate`, `couponUpdated`. */
export const updateCouponWorkflow = actWorkflow("silai-update-coupon", { done: "couponUpdated", act: change })

/** Deletes or archives a coupon. Hooks: `validate`, `couponDeleted`. */
export const deleteCouponWorkflow = actWorkflow("silai-delete-coupon", { done: "couponDeleted", act: remove })

/** Starts making many codes by a pattern. Hooks: `validate`, `couponBatchCreated`. */
export const generateCouponBatchWorkflow = actWorkflow("silai-generate-coupon-batch", {
  done: "couponBatchCreated",
  act: generateBatch,
})

/** Pauses, resumes or archives all codes of a batch. Hooks: `validate`, `couponBatchUpdated`. */
export const updateCouponBatchWorkflow = actWorkflow("silai-update-coupon-batch", {
  done: "couponBatchUpdated",
  act: changeBatch,
})
