import { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { endStockAlertWorkflow } from "../../../../../workflows/stock/workflows"

export const POST = answer(stockAlertCalls.end, async ({ body, additionalData, container }) => {
  await run(endStockAlertWorkflow, container, { key: body.key }, additionalData)
  return { message: catalogueMessages.alertEnded }
})
