import { actWorkflow } from "@silai/kit/workflow"
import { addFiles, deleteFiles, moveFiles, renameFile } from "./write"

/**
 * Lists uploaded or cropped pictures, which are checked and stored already. Hooks: `validate`, `filesCreated`; what the
 * second refuses is removed again.
 */
export const addFilesWorkflow = actWorkflow("silai-add-files", {
  done: "filesCreated",
  act: addFiles,
  undo: async (container, { listed }) => {
    const fileIds = listed.flatMap(({ file, existed }) => (file && !existed ? [file._id] : []))
    if (fileIds.length) await deleteFiles(container, { fileIds })
  },
})

/** Renames a file. Hooks: `validate`, `fileUpdated`. */
export const renameFileWorkflow = actWorkflow("silai-rename-file", { done: "fileUpdated", act: renameFile })

/** Moves files to another folder. Hooks: `validate`, `filesMoved`. */
export const moveFilesWorkflow = actWorkflow("silai-move-files", { done: "filesMoved", act: moveFiles })

/** Deletes files that no page shows. Hooks: `validate`, `filesDeleted`. */
export const deleteFilesWorkflow = actWorkflow("silai-delete-files", { done: "filesDeleted", act: deleteFiles })
