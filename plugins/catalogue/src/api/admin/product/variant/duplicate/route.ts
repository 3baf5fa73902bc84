import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwaySays } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { duplicateColourway } from "../../../../../counter/colourway/duplicate"

export const POST = answer(colourwayCalls.duplicate, async ({ body, visitor, container }) => ({
  message: colourwaySays.duplicated,
  data: await duplicateColourway(container, visitor.staff, body),
}))
