import { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import { STOCK_ALERT } from "@silai/contracts/catalogue/limits"
import { ALERT_MESSAGES } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countShared } from "@silai/kit/rate-limit"
import { run } from "@silai/kit/workflow"
import { alertTo, countAlert } from "../../../../workflows/stock/alert"
import { askStockAlertWorkflow } from "../../../../workflows/stock/workflows"

export const POST = answer(stockAlertCalls.ask, async ({ body, visitor, additionalData, container }) => {
  const { countedAs, shopper } = visitor
  const database = databaseOf(container)
  await countShared(database, "stock_alert", countedAs, STOCK_ALERT.perNetwork)
  const to = await alertTo(container, body, shopper?.customerId)
  await countAlert(database, to, shopper?.customerId)
  const { variantId, size } = body
  await run(askStockAlertWorkflow, container, { variantId, size, ...to }, additionalData)
  return { message: ALERT_MESSAGES[body.by] }
})
