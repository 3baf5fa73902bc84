import { categoryCalls } from "@silai/contracts/catalogue/calls"
import { categorySays } from "@silai/contracts/catalogue/shelf-messages"
import { answer } from "@silai/kit/answer"
import { updateCategory } from "../../../../counter/category-write"

export const POST = answer(categoryCalls.update, async ({ body, container }) => {
  const data = await updateCategory(container, body)
  return {
    message: body.rank === undefined ? categorySays.saved(data.name) : categorySays.moved(data.name, data.rank + 1),
    data,
  }
})
