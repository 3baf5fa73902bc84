import { categoryCalls } from "@silai/contracts/catalogue/calls"
import { categorySays } from "@silai/contracts/catalogue/shelf-messages"
import { answer } from "@silai/kit/answer"
import { addCategory } from "../../../../counter/category-write"

export const POST = answer(categoryCalls.add, async ({ body, container }) => {
  const data = await addCategory(container, body)
  return { message: categorySays.added(data.name), data }
})
