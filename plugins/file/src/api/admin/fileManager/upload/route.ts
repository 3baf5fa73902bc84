import { fileCalls } from "@silai/contracts/file/calls"
import { answer } from "@silai/kit/answer"
import { acceptUploads } from "../../../../workflows/file/upload"

export const POST = answer(fileCalls.upload, async ({ body, files, additionalData, container }) =>
  acceptUploads(container, files, body.folderId ?? null, additionalData),
)
