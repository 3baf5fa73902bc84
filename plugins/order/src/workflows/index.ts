export { moveOrderWorkflow } from "./workflows"
