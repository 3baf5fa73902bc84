import { actWorkflow } from "@silai/kit/workflow"
import { cancelByBuyer, moveOrder } from "./move"

/** Sets an order's status in the back office. Hooks: `validate`, `orderMoved`. */
export const moveOrderWorkflow = actWorkflow("silai-move-order", { done: "orderMoved", act: moveOrder })

/** Cancels an order for its buyer. Hooks: `validate`, `orderCancelled`. */
export const cancelByBuyerWorkflow = actWorkflow("silai-cancel-order-by-buyer", {
  done: "orderCancelled",
  act: cancelByBuyer,
})
