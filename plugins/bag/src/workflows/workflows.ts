import { actWorkflow } from "@silai/kit/workflow"
import { add, replaceAll } from "./merge"
import { removeAll, removeLine, setQuantity } from "./change"
import { moveToBag, saveForLater } from "./save-for-later"
import { addWishes, removeWish, shareWishes } from "./wishes"

/**
 * Puts goods into a customer's bag. Hooks: `validate`, `bagUpdated`. A guest's bag is in the browser, and is merged
 * whole at sign-in: what must never be bought is refused at payment (`placeOrderWorkflow`).
 */
export const addToBagWorkflow = actWorkflow("silai-add-to-bag", { done: "bagUpdated", act: add })

/** Changes the quantity of one line. Hooks: `validate`, `bagUpdated`. */
export const updateBagLineWorkflow = actWorkflow("silai-update-bag-line", { done: "bagUpdated", act: setQuantity })

/** Removes one line from a customer's bag. Hooks: `validate`, `bagUpdated`. */
export const removeBagLineWorkflow = actWorkflow("silai-remove-bag-line", { done: "bagUpdated", act: removeLine })

/** Replaces a customer's bag with these lines. Hooks: `validate`, `bagUpdated`. */
export const replaceBagWorkflow = actWorkflow("silai-replace-bag", { done: "bagUpdated", act: replaceAll })

/** Empties a customer's bag. Hooks: `validate`, `bagUpdated`. */
export const emptyBagWorkflow = actWorkflow("silai-empty-bag", { done: "bagUpdated", act: removeAll })

/** Moves one line out of a customer's bag into what is saved for later. Hooks: `validate`, `bagUpdated`. */
export const saveForLaterWorkflow = actWorkflow("silai-save-for-later", { done: "bagUpdated", act: saveForLater })

/** Moves a saved line back into a customer's bag. Hooks: `validate`, `bagUpdated`. */
export const moveToBagWorkflow = actWorkflow("silai-move-to-bag", { done: "bagUpdated", act: moveToBag })

/**
 * Puts pieces on a customer's wishlist. Hooks: `validate`, `wishlistUpdated`. A guest's list is in the browser, and comes
 * along at sign-in.
 */
export const addToWishlistWorkflow = actWorkflow("silai-add-to-wishlist", { done: "wishlistUpdated", act: addWishes })

/** Takes a piece off a customer's wishlist. Hooks: `validate`, `wishlistUpdated`. */
export const removeFromWishlistWorkflow = actWorkflow("silai-remove-from-wishlist", {
  done: "wishlistUpdated",
  act: removeWish,
})

/** Makes the link of a customer's wishlist, or ends it. Hooks: `validate`, `wishlistShared`. */
export const shareWishlistWorkflow = actWorkflow("silai-share-wishlist", { done: "wishlistShared", act: shareWishes })
