import { fileCalls } from "@silai/contracts/file/calls"
import { fileMessages } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { renameFolderWorkflow } from "../../../../workflows/folder/workflows"

export const POST = answer(fileCalls.folderRename, async ({ body, additionalData, container }) => ({
  message: fileMessages.renamed,
  data: await run(renameFolderWorkflow, container, body, additionalData),
}))
