export { setMessagesWorkflow } from "./workflows"
