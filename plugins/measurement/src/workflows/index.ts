export {
  addMeasurementWorkflow,
  deleteMeasurementWorkflow,
  deleteOtherMeasurementWorkflow,
  deleteOwnMeasurementWorkflow,
  keepOtherMeasurementWorkflow,
  renameOtherWorkflow,
  updateMeasurementWorkflow,
  updateOwnMeasurementWorkflow,
} from "./workflows"
