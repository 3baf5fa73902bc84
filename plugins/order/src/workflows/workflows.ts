import { actWorkflow } from "@silai/kit/workflow"
import { callOff, moveOrder } from "./move"

/** Sets an order's status in the back office. Hooks: `validate`, `orderMoved`. */
export const moveOrderWorkflow = actWorkflow("silai-move-order", { done: "orderMoved", act: moveOrder })

/** Calls an order off for its buyer. Hooks: `validate`, `orderCalledOff`. */
export const callOffOrderWorkflow = actWorkflow("silai-call-off-order", { done: "orderCalledOff", act: callOff })
