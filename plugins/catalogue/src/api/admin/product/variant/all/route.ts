import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listColourways } from "../../../../../queries/colourway/list"

export const POST = answer(colourwayCalls.counterAll, async ({ body, container }) => ({
  ...(await listColourways(databaseOf(container), body)),
}))
