export {
  addOrderNoteWorkflow,
  archiveOrderWorkflow,
  cancelByBuyerWorkflow,
  changeOrderAddressWorkflow,
  deleteOrderNoteWorkflow,
  moveOrderWorkflow,
  refundAgainWorkflow,
  takeOutOfOrderWorkflow,
} from "./workflows"
