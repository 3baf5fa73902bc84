export {
  addToBagWorkflow,
  addToWishlistWorkflow,
  emptyBagWorkflow,
  moveToBagWorkflow,
  removeBagLineWorkflow,
  removeFromWishlistWorkflow,
  replaceBagWorkflow,
  saveForLaterWorkflow,
  shareWishlistWorkflow,
  updateBagLineWorkflow,
} from "./workflows"
