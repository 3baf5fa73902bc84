export {
  addOrderNoteWorkflow,
  cancelByBuyerWorkflow,
  changeOrderAddressWorkflow,
  deleteOrderNoteWorkflow,
  moveOrderWorkflow,
} from "./workflows"
