import { actWorkflow } from "@silai/kit/workflow"
import { changeAddress } from "./address"
import { cancelByBuyer, moveOrder } from "./move"
import { addNote, removeNote } from "./notes"

/** Sets an order's status in the back office. Hooks: `validate`, `orderMoved`. */
export const moveOrderWorkflow = actWorkflow("silai-move-order", { done: "orderMoved", act: moveOrder })

/** Cancels an order for its buyer. Hooks: `validate`, `orderCancelled`. */
export const cancelByBuyerWorkflow = actWorkflow("silai-cancel-order-by-buyer", {
  done: "orderCancelled",
  act: cancelByBuyer,
})

/** Sends an order to another address. Hooks: `validate`, `orderAddressChanged`. */
export const changeOrderAddressWorkflow = actWorkflow("silai-change-order-address", {
  done: "orderAddressChanged",
  act: changeAddress,
})

/** Adds a note about an order. Hooks: `validate`, `orderNoteCreated`. */
export const addOrderNoteWorkflow = actWorkflow("silai-add-order-note", { done: "orderNoteCreated", act: addNote })

/** Removes a note about an order. Hooks: `validate`, `orderNoteDeleted`. */
export const deleteOrderNoteWorkflow = actWorkflow("silai-delete-order-note", {
  done: "orderNoteDeleted",
  act: removeNote,
})
