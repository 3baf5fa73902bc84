import { actWorkflow } from "@silai/kit/workflow"
import { addFolder, removeFolder, renameFolder } from "./write"

/** Adds a folder. Hooks: `validate`, `folderCreated`; what the second refuses is removed again. */
export const addFolderWorkflow = actWorkflow("silai-add-folder", {
  done: "folderCreated",
  act: addFolder,
  undo: (container, { _id }) => removeFolder(container, { folderId: _id }),
})

/** Renames a folder. Hooks: `validate`, `folderUpdated`. */
export const renameFolderWorkflow = actWorkflow("silai-rename-folder", { done: "folderUpdated", act: renameFolder })

/** Deletes an empty folder. Hooks: `validate`, `folderDeleted`. */
export const removeFolderWorkflow = actWorkflow("silai-remove-folder", { done: "folderDeleted", act: removeFolder })
