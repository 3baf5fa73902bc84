import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { fileCalls } from "@silai/contracts/file/calls"
import { fileSays } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { deleteFiles } from "../../../../desk/change"

export const POST = answer(fileCalls.remove, async ({ body, container }) => {
  const deleted = await deleteFiles(databaseOf(container), container.resolve<CatalogueFace>(CATALOGUE), body.fileIds)
  return { message: fileSays.deleted(deleted), data: { deleted } }
})
