import { fileCalls } from "@silai/contracts/file/calls"
import { fileMessages } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { deleteFilesWorkflow } from "../../../../workflows/file/workflows"

export const POST = answer(fileCalls.remove, async ({ body, additionalData, container }) => {
  const data = await run(deleteFilesWorkflow, container, body, additionalData)
  return { message: fileMessages.deleted(data.deleted), data }
})
