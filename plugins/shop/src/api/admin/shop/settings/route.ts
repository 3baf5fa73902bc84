import { shopCalls } from "@silai/contracts/shop/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { historyOf } from "../../../../queries/settings"

export const POST = answer(shopCalls.history, async ({ body, container }) => ({
  data: await historyOf(databaseOf(container), body.section),
}))
