import { fileCalls } from "@silai/contracts/file/calls"
import { fileSays } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { removeFolder } from "../../../../desk/folders"

export const POST = answer(fileCalls.folderRemove, async ({ body, container }) => {
  await removeFolder(databaseOf(container), body.folderId)
  return { message: fileSays.folderRemoved }
})
