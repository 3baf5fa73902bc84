import { actWorkflow } from "@silai/kit/workflow"
import { askReturn } from "./request"
import { noteParcel } from "./parcel"
import { moveReturn, withdrawReturn } from "./move"
import { removeReturn } from "./remove"

/** Requests a return, an exchange or an alteration. Hooks: `validate`, `returnAsked`. */
export const askReturnWorkflow = actWorkflow("silai-ask-return", { done: "returnAsked", act: askReturn })

/** Records how the pieces of a request travel. Hooks: `validate`, `returnParcelNoted`. */
export const noteReturnParcelWorkflow = actWorkflow("silai-note-return-parcel", {
  done: "returnParcelNoted",
  act: noteParcel,
})

/** Takes a request to its next state in the back office. Hooks: `validate`, `returnMoved`. */
export const moveReturnWorkflow = actWorkflow("silai-move-return", { done: "returnMoved", act: moveReturn })

/** Withdraws a request for its buyer. Hooks: `validate`, `returnWithdrawn`. */
export const withdrawReturnWorkflow = actWorkflow("silai-withdraw-return", {
  done: "returnWithdrawn",
  act: withdrawReturn,
})

/** Removes a closed request from the shop's lists. Hooks: `validate`, `returnRemoved`. */
export const removeReturnWorkflow = actWorkflow("silai-remove-return", { done: "returnRemoved", act: removeReturn })
