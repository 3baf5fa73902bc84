import { fileCalls } from "@silai/contracts/file/calls"
import { fileMessages } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { cropFile } from "../../../../workflows/file/upload"

export const POST = answer(fileCalls.crop, async ({ body, additionalData, container }) => ({
  message: fileMessages.cropped,
  data: await cropFile(container, body, additionalData),
}))
