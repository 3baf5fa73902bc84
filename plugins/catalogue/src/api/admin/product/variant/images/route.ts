import { pictureCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readGallery } from "../../../../../queries/gallery"

export const POST = answer(pictureCalls.images, async ({ body, container }) => ({
  data: await readGallery(databaseOf(container), body.variantId),
}))
