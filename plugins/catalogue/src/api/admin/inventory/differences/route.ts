import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { differencesNow } from "../../../../queries/stock/recount"

export const POST = answer(inventoryCalls.differences, async ({ container }) => ({
  data: await differencesNow(databaseOf(container)),
}))
