import { actWorkflow } from "@silai/kit/workflow"
import { addStyle, removeStyle, updateStyle } from "./write"

/** Adds a style. Hooks: `validate`, `styleCreated`; what the second refuses is removed again. */
export const addStyleWorkflow = actWorkflow("silai-add-style", {
  done: "styleCreated",
  act: addStyle,
  undo: (container, { _id }) => removeStyle(container, { productId: _id }),
})

/** Changes a style, or restores an archived one. Hooks: `validate`, `styleUpdated`. */
export const updateStyleWorkflow = actWorkflow("silai-update-style", { done: "styleUpdated", act: updateStyle })

/** Deletes a style without colourways, or archives one that has some (`archived`). Hooks: `validate`, `styleDeleted`. */
export const removeStyleWorkflow = actWorkflow("silai-remove-style", { done: "styleDeleted", act: removeStyle })
