import { pictureCalls } from "@silai/contracts/catalogue/calls"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { setGalleryWorkflow } from "../../../../../../workflows/gallery/workflows"
import { personOf } from "../../../../../../rules/person"

export const POST = answer(pictureCalls.updateImage, async ({ body, visitor, additionalData, container }) => {
  const data = await run(setGalleryWorkflow, container, { ...body, by: personOf(visitor.staff) }, additionalData)
  return { message: catalogueMessages.picturesSaved(data.shown), data }
})
