import { repriceCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { pricedColourways } from "../../../../../queries/colourway/priced"

export const POST = answer(repriceCalls.prices, async ({ body, container }) => ({
  ...(await pricedColourways(databaseOf(container), body)),
}))
