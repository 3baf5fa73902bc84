import { fileCalls } from "@silai/contracts/file/calls"
import { fileSays } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { renameFile } from "../../../../desk/files"

export const POST = answer(fileCalls.rename, async ({ body, container }) => ({
  message: fileSays.renamed,
  data: await databaseOf(container).transaction((trx) => renameFile(trx, body.fileId, body.name)),
}))
