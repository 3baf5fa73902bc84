import type { pushCalls } from "@silai/contracts/push/calls"
import { entry } from "~/lib/call"

export const checkSubscription = entry<typeof pushCalls.check>("/check-subscription")
export const subscribe = entry<typeof pushCalls.subscribe>("/subscribe")
export const unsubscribe = entry<typeof pushCalls.unsubscribe>("/unsubscribe")
export const orderReceivedNotify = entry<typeof pushCalls.orderReceivedNotify>("/order-received-notify")
