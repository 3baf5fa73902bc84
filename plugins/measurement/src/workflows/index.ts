export {
  addMeasurementWorkflow,
  deleteMeasurementWorkflow,
  deleteOwnMeasurementWorkflow,
  updateMeasurementWorkflow,
  updateOwnMeasurementWorkflow,
} from "./workflows"
