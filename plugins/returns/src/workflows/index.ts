export { askReturnWorkflow, moveReturnWorkflow, removeReturnWorkflow, withdrawReturnWorkflow } from "./workflows"
