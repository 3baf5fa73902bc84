import { fileCalls } from "@silai/contracts/file/calls"
import { fileSays } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { moveFiles } from "../../../../desk/change"

export const POST = answer(fileCalls.move, async ({ body, container }) => {
  const moved = await moveFiles(databaseOf(container), body.fileIds, body.folderId)
  return { message: fileSays.moved(moved), data: { moved } }
})
