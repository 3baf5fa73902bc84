export {
  assignUidWorkflow,
  generateUidsWorkflow,
  moveUidWorkflow,
  removeUidsWorkflow,
  reportFakeWorkflow,
  unassignUidWorkflow,
} from "./workflows"
