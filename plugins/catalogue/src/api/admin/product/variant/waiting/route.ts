import { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { waitingFor } from "../../../../../queries/stock/waiting"

export const POST = answer(stockAlertCalls.waiting, ({ body, container }) =>
  waitingFor(databaseOf(container), body.variantId),
)
