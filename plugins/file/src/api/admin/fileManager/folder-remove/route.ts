import { fileCalls } from "@silai/contracts/file/calls"
import { fileMessages } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { removeFolderWorkflow } from "../../../../workflows/folder/workflows"

export const POST = answer(fileCalls.folderRemove, async ({ body, additionalData, container }) => {
  await run(removeFolderWorkflow, container, body, additionalData)
  return { message: fileMessages.folderRemoved }
})
