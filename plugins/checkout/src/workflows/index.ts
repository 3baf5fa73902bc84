export { placeOrderWorkflow } from "./order/workflows"
