import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { inventoryMessages } from "@silai/contracts/inventory/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { differencesNow } from "../../../../queries/stock/recount"
import { recountAll } from "../../../../workflows/stock/recount"

export const POST = answer(inventoryCalls.recount, async ({ container }) => {
  const wrong = await recountAll(container)
  return { message: inventoryMessages.recounted(wrong.length), data: await differencesNow(databaseOf(container)) }
})
