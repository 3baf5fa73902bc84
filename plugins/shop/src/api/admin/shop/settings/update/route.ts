import { shopCalls } from "@silai/contracts/shop/calls"
import { settingsMessages } from "@silai/contracts/shop/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { updateShopSettingsWorkflow } from "../../../../../workflows/settings/workflows"

export const POST = answer(shopCalls.update, async ({ body, visitor, additionalData, container }) => {
  const { userId, name } = visitor.staff
  const data = await run(updateShopSettingsWorkflow, container, { ...body, by: { userId, name } }, additionalData)
  return { message: settingsMessages.saved, data }
})
