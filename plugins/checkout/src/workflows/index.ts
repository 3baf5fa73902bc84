export { placeOrderWorkflow } from "./order/workflows"
export { updateShippingFeeWorkflow } from "./shipping-fee/workflows"
