import { pictureCalls } from "@silai/contracts/catalogue/calls"
import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { catalogueOf, setGallery } from "../../../../../../counter/gallery"

export const POST = answer(pictureCalls.updateImage, async ({ body, container }) => ({
  message: catalogueSays.picturesSaved, data: await setGallery(databaseOf(container), catalogueOf(container), body),
}))
