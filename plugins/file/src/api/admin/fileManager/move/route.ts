import { fileCalls } from "@silai/contracts/file/calls"
import { fileMessages } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { moveFilesWorkflow } from "../../../../workflows/file/workflows"

export const POST = answer(fileCalls.move, async ({ body, additionalData, container }) => {
  const data = await run(moveFilesWorkflow, container, body, additionalData)
  return { message: fileMessages.moved(data.moved), data }
})
