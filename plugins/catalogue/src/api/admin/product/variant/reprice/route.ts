import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { colourwaySays } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { repriceColourways } from "../../../../../counter/colourway/reprice"

export const POST = answer(colourwayCalls.reprice, async ({ body, visitor, container }) => ({
  message: colourwaySays.repriced(body.variants.length),
  data: await repriceColourways(container, visitor.staff, body.variants),
}))
