import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { answer, sendCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { everyColourway } from "../../../../../queries/colourway/list"
import { colourwayCsv } from "../../../../../rules/colourway-csv"

export const POST = answer(colourwayCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "variant_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  return sendCsv(res, "variants.csv", colourwayCsv(await everyColourway(database, body)))
})
