import { everySize } from "@silai/contracts/catalogue/garment-sizes"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listStock } from "../../../../queries/stock/list"

export const POST = answer(inventoryCalls.all, async ({ body, container }) => {
  const { sizes } = await container.resolve("shop").settings()
  return listStock(databaseOf(container), body, everySize(sizes))
})
