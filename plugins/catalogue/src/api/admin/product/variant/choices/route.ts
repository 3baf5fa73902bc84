import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readChoices } from "../../../../../queries/colourway/read"

export const POST = answer(colourwayCalls.choices, async ({ container }) => {
  const { sizes } = await container.resolve("shop").settings()
  return { data: { ...(await readChoices(databaseOf(container))), sizes } }
})
