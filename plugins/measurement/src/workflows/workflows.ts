import { actWorkflow } from "@silai/kit/workflow"
import { keep, removeHalf } from "./keep"
import { addHalf, changeHalf, dropHalf } from "./of-people"

/** Saves a customer's own measurements, of one body half or both. Hooks: `validate`, `measurementUpdated`. */
export const updateOwnMeasurementWorkflow = actWorkflow("silai-update-own-measurement", {
  done: "measurementUpdated",
  act: keep,
})

/** Removes one body half of a customer's own measurements. Hooks: `validate`, `measurementDeleted`. */
export const deleteOwnMeasurementWorkflow = actWorkflow("silai-delete-own-measurement", {
  done: "measurementDeleted",
  act: removeHalf,
})

/** Saves a body half that the shop has measured. Hooks: `validate`, `measurementCreated`; what the second refuses is taken out again. */
export const addMeasurementWorkflow = actWorkflow("silai-add-measurement", {
  done: "measurementCreated",
  act: addHalf,
  undo: removeHalf,
})

/** Changes a body half in the back office. Hooks: `validate`, `measurementUpdated`. */
export const updateMeasurementWorkflow = actWorkflow("silai-update-measurement", {
  done: "measurementUpdated",
  act: changeHalf,
})

/** Removes a body half in the back office. Hooks: `validate`, `measurementDeleted`. */
export const deleteMeasurementWorkflow = actWorkflow("silai-delete-measurement", {
  done: "measurementDeleted",
  act: dropHalf,
})
