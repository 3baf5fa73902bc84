import { fileCalls } from "@silai/contracts/file/calls"
import { fileMessages } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { addFolderWorkflow } from "../../../../workflows/folder/workflows"

export const POST = answer(fileCalls.folderAdd, async ({ body, additionalData, container }) => ({
  message: fileMessages.folderAdded(body.name),
  data: await run(addFolderWorkflow, container, body, additionalData),
}))
