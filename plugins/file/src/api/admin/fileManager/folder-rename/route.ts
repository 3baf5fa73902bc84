import { fileCalls } from "@silai/contracts/file/calls"
import { fileSays } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { renameFolder } from "../../../../desk/folders"

export const POST = answer(fileCalls.folderRename, async ({ body, container }) => ({
  message: fileSays.renamed,
  data: await renameFolder(databaseOf(container), body.folderId, body.name),
}))
