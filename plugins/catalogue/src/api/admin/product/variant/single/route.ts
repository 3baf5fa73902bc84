import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readColourway } from "../../../../../queries/colourway/read"

export const POST = answer(colourwayCalls.counterSingle, async ({ body, container }) => ({
  data: await readColourway(databaseOf(container), body.variantIdOrSlug),
}))
