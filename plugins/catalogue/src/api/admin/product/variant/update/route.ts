import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { updateColourway } from "../../../../../counter/colourway/update"
import { savedWords } from "../../../../../rules/saved-words"

export const POST = answer(colourwayCalls.update, async ({ body, visitor, container }) => {
  const data = await updateColourway(container, visitor.staff, body)
  return { message: savedWords(body.status, data), data }
})
