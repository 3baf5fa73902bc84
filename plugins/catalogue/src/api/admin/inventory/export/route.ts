import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { STOCK_FILE } from "@silai/contracts/inventory/limits"
import { answer, sendCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { stockCsv } from "../../../../rules/stock-file"
import { everyStockLine } from "../../../../queries/stock/list"

export const POST = answer(inventoryCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "stock_export", visitor.staff.userId, STOCK_FILE.perPerson)
  return sendCsv(res, "stock.csv", stockCsv(await everyStockLine(database, body)))
})
