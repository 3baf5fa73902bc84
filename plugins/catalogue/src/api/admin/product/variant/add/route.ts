import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwaySays } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { addColourway } from "../../../../../counter/colourway/add"

export const POST = answer(colourwayCalls.add, async ({ body, visitor, container }) => ({
  message: colourwaySays.added,
  data: await addColourway(container, visitor.staff, body),
}))
