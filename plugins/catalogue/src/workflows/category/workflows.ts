import { actWorkflow } from "@silai/kit/workflow"
import { addCategory, deleteCategory, updateCategory } from "./write"

/** Adds a category. Hooks: `validate`, `categoryCreated`; what the second refuses is removed again. */
export const addCategoryWorkflow = actWorkflow("silai-add-category", {
  done: "categoryCreated",
  act: addCategory,
  undo: (container, { _id }) => deleteCategory(container, _id),
})

/** Changes a category. Hooks: `validate`, `categoryUpdated`. */
export const updateCategoryWorkflow = actWorkflow("silai-update-category", {
  done: "categoryUpdated",
  act: updateCategory,
})

/** Deletes an empty category. Hooks: `validate`, `categoryDeleted`. */
export const deleteCategoryWorkflow = actWorkflow("silai-delete-category", {
  done: "categoryDeleted",
  act: (container, { categoryId }: { categoryId: string }) => deleteCategory(container, categoryId),
})
