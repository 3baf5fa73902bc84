export {
  addMeasurementWorkflow,
  deleteMeasurementWorkflow,
  deleteOtherMeasurementWorkflow,
  deleteOwnMeasurementWorkflow,
  saveOtherMeasurementWorkflow,
  renameOtherWorkflow,
  updateMeasurementWorkflow,
  updateOwnMeasurementWorkflow,
} from "./workflows"
