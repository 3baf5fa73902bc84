import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { everySize } from "@silai/contracts/catalogue/garment-sizes"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { answer, streamCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { everyColourway } from "../../../../../queries/colourway/list"
import { colourwayColumns } from "../../../../../rules/colourway-csv"

export const POST = answer(colourwayCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "variant_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  const { sizes } = await container.resolve("shop").settings()
  return streamCsv(res, "variants.csv", colourwayColumns(everySize(sizes)), everyColourway(database, body))
})
