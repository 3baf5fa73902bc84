import { actWorkflow } from "@silai/kit/workflow"
import { moveOrder } from "./move"

/** Sets an order's status in the back office. Hooks: `validate`, `orderMoved`. */
export const moveOrderWorkflow = actWorkflow("silai-move-order", { done: "orderMoved", act: moveOrder })
