export {
  addToBagWorkflow,
  emptyBagWorkflow,
  moveBackWorkflow,
  removeBagLineWorkflow,
  replaceBagWorkflow,
  saveForLaterWorkflow,
  updateBagLineWorkflow,
} from "./workflows"
