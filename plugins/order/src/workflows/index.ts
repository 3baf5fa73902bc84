export { callOffOrderWorkflow, moveOrderWorkflow } from "./workflows"
