import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { STOCK_FILE } from "@silai/contracts/inventory/limits"
import { inventorySays } from "@silai/contracts/inventory/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { importStock, textOfUpload } from "../../../../stock/import"

export const POST = answer(inventoryCalls.import, async ({ body, files, visitor, container }) => {
  await countTry(databaseOf(container), "stock_import", visitor.staff.userId, STOCK_FILE.perPerson)
  const changed = await importStock(container, visitor.staff, await textOfUpload(files), body)
  return { message: inventorySays.saved(changed), data: { changed } }
})
