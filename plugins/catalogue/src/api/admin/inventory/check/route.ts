import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { STOCK_FILE } from "@silai/contracts/inventory/limits"
import { inventoryMessages } from "@silai/contracts/inventory/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { textOfUpload } from "../../../../workflows/stock/import"
import { planOf } from "../../../../queries/stock/preview"

export const POST = answer(
  inventoryCalls.check,
  async ({ files, container }) => {
    const { preview } = await planOf(databaseOf(container), await textOfUpload(files))
    return { message: inventoryMessages.checked(preview.changes, preview.faults), data: preview }
  },
  {
    beforeFiles: ({ visitor, container }) =>
      countTry(databaseOf(container), "stock_check", visitor.staff.userId, STOCK_FILE.perPerson),
  },
)
