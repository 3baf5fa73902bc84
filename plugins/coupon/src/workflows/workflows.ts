import { actWorkflow } from "@silai/kit/workflow"
import { change, generate, remove } from "./write"

/** Makes a coupon. Hooks: `validate`, `couponCreated`. */
export const generateCouponWorkflow = actWorkflow("silai-generate-coupon", { done: "couponCreated", act: generate })

/** Changes, pauses or resumes a coupon. Hooks: `validate`, `couponUpdated`. */
export const updateCouponWorkflow = actWorkflow("silai-update-coupon", { done: "couponUpdated", act: change })

/** Deletes or archives a coupon. Hooks: `validate`, `couponDeleted`. */
export const deleteCouponWorkflow = actWorkflow("silai-delete-coupon", { done: "couponDeleted", act: remove })
