import { actWorkflow } from "@silai/kit/workflow"
import { addColourway } from "./add"
import { duplicateColourway } from "./duplicate"
import { removeColourway } from "./remove"
import { repriceColourways } from "./reprice"
import { undoRepricing } from "./undo-repricing"
import { updateColourway } from "./update"

/** Adds a colour to a style. Hooks: `validate`, `colourwayCreated`; what the second refuses is removed again. */
export const addColourwayWorkflow = actWorkflow("silai-add-colourway", {
  done: "colourwayCreated",
  act: addColourway,
  undo: (container, { _id }, { by }) => removeColourway(container, { _id, by }),
})

/** Changes the submitted fields of a colourway. Hooks: `validate`, `colourwayUpdated`. */
export const updateColourwayWorkflow = actWorkflow("silai-update-colourway", {
  done: "colourwayUpdated",
  act: updateColourway,
})

/** Sets everyday and base prices of several colourways, all or none. Hooks: `validate`, `colourwaysRepriced`. */
export const repriceColourwaysWorkflow = actWorkflow("silai-reprice-colourways", {
  done: "colourwaysRepriced",
  act: repriceColourways,
})

/** Restores the old prices of a change of prices, where they were not changed since. Hooks: `validate`, `repricingUndone`. */
export const undoRepricingWorkflow = actWorkflow("silai-undo-repricing", {
  done: "repricingUndone",
  act: undoRepricing,
})

/** Deletes a colourway, or archives one that was bought (`outcome`). Hooks: `validate`, `colourwayDeleted`. */
export const removeColourwayWorkflow = actWorkflow("silai-remove-colourway", {
  done: "colourwayDeleted",
  act: removeColourway,
})

/** Copies a colourway to another colour. Hooks: `validate`, `colourwayDuplicated`; what the second refuses is removed again. */
export const duplicateColourwayWorkflow = actWorkflow("silai-duplicate-colourway", {
  done: "colourwayDuplicated",
  act: duplicateColourway,
  undo: (container, { _id }, { by }) => removeColourway(container, { _id, by }),
})
