import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { fileCalls } from "@silai/contracts/file/calls"
import { fileSays } from "@silai/contracts/file/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { cropFile } from "../../../../desk/change"

export const POST = answer(fileCalls.crop, async ({ body, container }) => ({
  message: fileSays.cropped,
  data: await cropFile(databaseOf(container), container.resolve<CatalogueFace>(CATALOGUE), body.stem, body.rect),
}))
