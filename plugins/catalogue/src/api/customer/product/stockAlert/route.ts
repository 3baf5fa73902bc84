import { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import { STOCK_ALERT } from "@silai/contracts/catalogue/limits"
import { ALERT_MESSAGES } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countShared, countTry } from "@silai/kit/rate-limit"
import { run } from "@silai/kit/workflow"
import { alertTo } from "../../../../workflows/stock/alert"
import { askStockAlertWorkflow } from "../../../../workflows/stock/workflows"

export const POST = answer(stockAlertCalls.ask, async ({ body, visitor, additionalData, container }) => {
  const { countedAs, shopper } = visitor
  const database = databaseOf(container)
  await countShared(database, "stock_alert", countedAs, STOCK_ALERT.perNetwork)
  const to = await alertTo(container, body, shopper?.customerId)
  // A stranger's address gets few first mails, from however many networks.
  await countTry(database, "stock_alert_to", to.email || to.phone || to.device, STOCK_ALERT.perAddress)
  const { variantId, size } = body
  await run(askStockAlertWorkflow, container, { variantId, size, ...to }, additionalData)
  return { message: ALERT_MESSAGES[body.by] }
})
