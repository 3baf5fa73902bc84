import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { STOCK_FILE } from "@silai/contracts/inventory/limits"
import { inventoryMessages } from "@silai/contracts/inventory/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { run } from "@silai/kit/workflow"
import { textOfUpload } from "../../../../workflows/stock/import"
import { importStockWorkflow } from "../../../../workflows/stock/workflows"
import { personOf } from "../../../../rules/person"

export const POST = answer(
  inventoryCalls.import,
  async ({ body, files, visitor, additionalData, container }) => {
    const input = { ...body, text: await textOfUpload(files), by: personOf(visitor.staff) }
    const data = await run(importStockWorkflow, container, input, additionalData)
    return { message: inventoryMessages.saved(data.changed), data }
  },
  {
    beforeFiles: ({ visitor, container }) =>
      countTry(databaseOf(container), "stock_import", visitor.staff.userId, STOCK_FILE.perPerson),
  },
)
