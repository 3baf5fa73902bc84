import { pushCalls } from "@silai/contracts/push/calls"
import { PUSH_TRIES } from "@silai/contracts/push/limits"
import { pushRefusals, pushMessages } from "@silai/contracts/push/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countShared } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { deviceOf } from "../../queries/device"
import { followOrderWorkflow } from "../../workflows/workflows"

export const POST = answer(pushCalls.orderReceivedNotify, async ({ body, visitor, additionalData, container }) => {
  const { endpoint, ...ask } = body
  await countShared(databaseOf(container), "push_order", visitor.countedAs, PUSH_TRIES)
  // Staff may see any order; here only its buyer counts.
  const orderId = await container.resolve("silai_order").idOfWhole({ ...visitor, staff: null }, ask)
  const deviceId = await deviceOf(databaseOf(container), endpoint)
  if (deviceId === null) throw refuse(pushRefusals.unknown_device)
  const { isNew } = await run(followOrderWorkflow, container, { orderId, deviceId }, additionalData)
  return { message: pushMessages.orderSaved, data: { isNew } }
})
