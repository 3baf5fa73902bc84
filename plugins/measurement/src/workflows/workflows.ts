import { actWorkflow } from "@silai/kit/workflow"
import { saveMeasurements, removeHalf } from "./save"
import { saveOther, removeOther, renameOther } from "./others"
import { addHalf, changeHalf, dropHalf } from "./halves"

/** Saves a customer's own measurements, of one body half or both. Hooks: `validate`, `measurementUpdated`. */
export const updateOwnMeasurementWorkflow = actWorkflow("silai-update-own-measurement", {
  done: "measurementUpdated",
  act: saveMeasurements,
})

/** Removes one body half of a customer's own measurements. Hooks: `validate`, `measurementDeleted`. */
export const deleteOwnMeasurementWorkflow = actWorkflow("silai-delete-own-measurement", {
  done: "measurementDeleted",
  act: removeHalf,
})

/** Keeps a body half of another person whom a customer measures. Hooks: `validate`, `otherMeasurementUpdated`. */
export const saveOtherMeasurementWorkflow = actWorkflow("silai-save-other-measurement", {
  done: "otherMeasurementUpdated",
  act: saveOther,
})

/** Gives such a person another name. Hooks: `validate`, `otherRenamed`. */
export const renameOtherWorkflow = actWorkflow("silai-rename-other", { done: "otherRenamed", act: renameOther })

/** Deletes such a person, or one body half of theirs. Hooks: `validate`, `otherMeasurementDeleted`. */
export const deleteOtherMeasurementWorkflow = actWorkflow("silai-delete-other-measurement", {
  done: "otherMeasurementDeleted",
  act: removeOther,
})

/** Saves a body half that the shop has measured. Hooks: `validate`, `measurementCreated`; what the second refuses is removed again. */
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
