export { logInsightWorkflow } from "./workflows"
