import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwaySays } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { updateColourway } from "../../../../../counter/colourway/update"

const said = { published: colourwaySays.published, draft: colourwaySays.hidden, archived: colourwaySays.archived } as const

export const POST = answer(colourwayCalls.update, async ({ body, visitor, container }) => {
  const data = await updateColourway(container, visitor.staff.name, body)
  return { message: body.status ? said[data.status] : colourwaySays.saved, data }
})
