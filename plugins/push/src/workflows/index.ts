export { followOrderWorkflow, subscribeDeviceWorkflow, unsubscribeDeviceWorkflow } from "./workflows"
