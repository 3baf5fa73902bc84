import { homeCalls } from "@silai/contracts/shop/home-calls"
import { homeMessages } from "@silai/contracts/shop/home-messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { updateHomeWorkflow } from "../../../../../workflows/home/workflows"

export const POST = answer(homeCalls.update, async ({ body, visitor, additionalData, container }) => {
  const { userId, name } = visitor.staff
  const data = await run(updateHomeWorkflow, container, { ...body, by: { userId, name } }, additionalData)
  return { message: homeMessages.saved, data }
})
