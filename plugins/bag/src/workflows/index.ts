export {
  addToBagWorkflow,
  emptyBagWorkflow,
  removeBagLineWorkflow,
  replaceBagWorkflow,
  updateBagLineWorkflow,
} from "./workflows"
