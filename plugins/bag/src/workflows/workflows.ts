import { actWorkflow } from "@silai/kit/workflow"
import { add, replaceAll } from "./bring"
import { removeAll, removeLine, setQuantity } from "./change"
import { moveBack, saveForLater } from "./later"

/**
 * Puts goods into a customer's bag. Hooks: `validate`, `bagUpdated`. A guest's bag is their browser's, and comes in whole at the sign-in:
 * what must never be bought is refused when it is to be paid (`placeOrderWorkflow`).
 */
export const addToBagWorkflow = actWorkflow("silai-add-to-bag", { done: "bagUpdated", act: add })

/** Changes the quantity of one line. Hooks: `validate`, `bagUpdated`. */
export const updateBagLineWorkflow = actWorkflow("silai-update-bag-line", { done: "bagUpdated", act: setQuantity })

/** Takes one line out of a customer's bag. Hooks: `validate`, `bagUpdated`. */
export const removeBagLineWorkflow = actWorkflow("silai-remove-bag-line", { done: "bagUpdated", act: removeLine })

/** Makes these lines a customer's bag. Hooks: `validate`, `bagUpdated`. */
export const replaceBagWorkflow = actWorkflow("silai-replace-bag", { done: "bagUpdated", act: replaceAll })

/** Empties a customer's bag. Hooks: `validate`, `bagUpdated`. */
export const emptyBagWorkflow = actWorkflow("silai-empty-bag", { done: "bagUpdated", act: removeAll })

/** Moves one line out of a customer's bag into what is saved for later. Hooks: `validate`, `bagUpdated`. */
export const saveForLaterWorkflow = actWorkflow("silai-save-for-later", { done: "bagUpdated", act: saveForLater })

/** Moves a saved line back into a customer's bag. Hooks: `validate`, `bagUpdated`. */
export const moveBackWorkflow = actWorkflow("silai-move-back-to-bag", { done: "bagUpdated", act: moveBack })
