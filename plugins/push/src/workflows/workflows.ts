import type { PushPlace } from "@silai/contracts/push/limits"
import { actWorkflow, hooksAround } from "@silai/kit/workflow"
import { followOrder } from "./follow-order"

/** The owner of a new browser; its address and keys are secrets, and are left out. */
export type NewDevice = { place: PushPlace; userId: string | null; customerId: string | null }

/** Notices ring in one more browser. Hooks: `validate`, `deviceSubscribed`. */
export const subscribeDeviceWorkflow = hooksAround<NewDevice, { deviceId: string }, "deviceSubscribed">(
  "silai-subscribe-device",
  "deviceSubscribed",
)

/** Notices no longer ring in a browser. Hooks: `validate`, `deviceUnsubscribed`. */
export const unsubscribeDeviceWorkflow = hooksAround<object, { wasSubscribed: boolean }, "deviceUnsubscribed">(
  "silai-unsubscribe-device",
  "deviceUnsubscribed",
)

/** A browser rings for an order. Hooks: `validate`, `orderFollowed`. */
export const followOrderWorkflow = actWorkflow("silai-follow-order", { done: "orderFollowed", act: followOrder })
