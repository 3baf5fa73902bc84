import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwaySays } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { removeColourway } from "../../../../../counter/colourway/remove"

export const POST = answer(colourwayCalls.remove, async ({ body, visitor, container }) => {
  const outcome = await removeColourway(container, visitor.staff, body._id)
  return {
    message: outcome === "deleted" ? colourwaySays.deleted : colourwaySays.archivedInstead,
    data: { _id: body._id, outcome },
  }
})
