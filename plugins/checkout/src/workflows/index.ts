export { placeOrderWorkflow } from "./order/workflows"
export { askRefundWorkflow } from "./refund/workflows"
export { updateShippingFeeWorkflow } from "./shipping-fee/workflows"
