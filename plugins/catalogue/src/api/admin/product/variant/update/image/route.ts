import { pictureCalls } from "@silai/contracts/catalogue/calls"
import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { setGallery } from "../../../../../../counter/gallery"

export const POST = answer(pictureCalls.updateImage, async ({ body, visitor, container }) => ({
  message: catalogueSays.picturesSaved,
  data: await setGallery(container, visitor.staff, body),
}))
