import { categoryCalls } from "@silai/contracts/catalogue/calls"
import { categorySays } from "@silai/contracts/catalogue/shelf-messages"
import { answer } from "@silai/kit/answer"
import { deleteCategory } from "../../../../counter/category-write"

export const POST = answer(categoryCalls.delete, async ({ body, container }) => {
  const { _id, name } = await deleteCategory(container, body.categoryId)
  return { message: categorySays.deleted(name), data: { _id } }
})
