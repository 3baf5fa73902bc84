export { cancelByBuyerWorkflow, moveOrderWorkflow } from "./workflows"
