export {
  addToBagWorkflow,
  addToWishlistWorkflow,
  emptyBagWorkflow,
  moveBackWorkflow,
  removeBagLineWorkflow,
  removeFromWishlistWorkflow,
  replaceBagWorkflow,
  saveForLaterWorkflow,
  shareWishlistWorkflow,
  updateBagLineWorkflow,
} from "./workflows"
