import { fileCalls } from "@silai/contracts/file/calls"
import { fileMessages } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { renameFileWorkflow } from "../../../../workflows/file/workflows"

export const POST = answer(fileCalls.rename, async ({ body, additionalData, container }) => ({
  message: fileMessages.renamed,
  data: await run(renameFileWorkflow, container, body, additionalData),
}))
