import { actWorkflow } from "@silai/kit/workflow"
import { changeAddress } from "./address"
import { archiveOrder } from "./archive"
import { saveWish, sewOrder } from "./tailor-and-wish"
import { correctContact } from "./contact"
import { correctPiece } from "./correct"
import { cancelByBuyer, moveOrder } from "./move"
import { addNote, removeNote } from "./notes"
import { refundAgain, takeOut } from "./take-out"

/** Sets an order's status in the back office. Hooks: `validate`, `orderMoved`. */
export const moveOrderWorkflow = actWorkflow("silai-move-order", { done: "orderMoved", act: moveOrder })

/** Archives a closed order, or restores it. Hooks: `validate`, `orderArchived`. */
export const archiveOrderWorkflow = actWorkflow("silai-archive-order", { done: "orderArchived", act: archiveOrder })

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

/** Corrects an order's e-mail and phone. Hooks: `validate`, `orderContactCorrected`. */
export const correctOrderContactWorkflow = actWorkflow("silai-correct-order-contact", {
  done: "orderContactCorrected",
  act: correctContact,
})

/** Removes pieces from an order that is not packed. Hooks: `validate`, `orderPiecesTakenOut`. */
export const takeOutOfOrderWorkflow = actWorkflow("silai-take-out-of-order", {
  done: "orderPiecesTakenOut",
  act: takeOut,
})

/** Gives a piece of an order another size, or other measurements. Hooks: `validate`, `orderPieceCorrected`. */
export const correctPieceWorkflow = actWorkflow("silai-correct-piece", {
  done: "orderPieceCorrected",
  act: correctPiece,
})

/** Records the wish of an order's buyer. Hooks: `validate`, `orderWishSaved`. */
export const saveOrderWishWorkflow = actWorkflow("silai-save-order-wish", { done: "orderWishSaved", act: saveWish })

/** Assigns who sews an order. Hooks: `validate`, `orderAssigned`. */
export const sewOrderWorkflow = actWorkflow("silai-sew-order", { done: "orderAssigned", act: sewOrder })

/** Retries the refund for such pieces. Hooks: `validate`, `refundAskedAgain`. */
export const refundAgainWorkflow = actWorkflow("silai-refund-taken-out-again", {
  done: "refundAskedAgain",
  act: refundAgain,
})

/** Adds a note about an order. Hooks: `validate`, `orderNoteCreated`. */
export const addOrderNoteWorkflow = actWorkflow("silai-add-order-note", { done: "orderNoteCreated", act: addNote })

/** Removes a note about an order. Hooks: `validate`, `orderNoteDeleted`. */
export const deleteOrderNoteWorkflow = actWorkflow("silai-delete-order-note", {
  done: "orderNoteDeleted",
  act: removeNote,
})
