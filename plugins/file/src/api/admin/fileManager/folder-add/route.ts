import { fileCalls } from "@silai/contracts/file/calls"
import { fileSays } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { addFolder } from "../../../../desk/folders"

export const POST = answer(fileCalls.folderAdd, async ({ body, container }) => ({
  message: fileSays.folderAdded(body.name),
  data: await addFolder(databaseOf(container), body.name, body.parentId),
}))
