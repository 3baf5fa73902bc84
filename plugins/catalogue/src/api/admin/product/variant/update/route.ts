import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwaySays } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { updateColourway } from "../../../../../counter/colourway/update"

export const POST = answer(colourwayCalls.update, async ({ body, visitor, container }) => {
  const data = await updateColourway(container, visitor.staff, body)
  return { message: body.status ? colourwaySays.became[data.status] : colourwaySays.saved, data }
})
