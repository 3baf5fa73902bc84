import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { fileCalls } from "@silai/contracts/file/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { takeFiles } from "../../../../desk/upload"

export const POST = answer(fileCalls.upload, async ({ body, files, container }) =>
  takeFiles(databaseOf(container), container.resolve<CatalogueFace>(CATALOGUE), files, body.folderId ?? null),
)
