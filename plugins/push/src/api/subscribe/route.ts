import { houseRefusals } from "@silai/contracts/house/messages"
import { pushCalls } from "@silai/contracts/push/calls"
import { PUSH_TRIES } from "@silai/contracts/push/limits"
import { pushRefusals, pushMessages } from "@silai/contracts/push/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countShared } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { PUSH_MODULE } from "../../modules/push/index"
import type { PushService } from "../../modules/push/service"
import { ownerOf } from "../../rules/owner"
import { subscribe } from "../../workflows/subscribe"

export const POST = answer(pushCalls.subscribe, async ({ body, visitor, additionalData, container }) => {
  const { provider } = container.resolve<PushService>(PUSH_MODULE)
  if (!provider) throw refuse(pushRefusals.off)
  const owner = ownerOf(visitor, body.place)
  if (!owner) throw refuse(houseRefusals.sign_in)
  await countShared(databaseOf(container), "push", visitor.countedAs, PUSH_TRIES)
  await subscribe(container, provider, { ...body, owner }, additionalData)
  return { message: pushMessages.on }
})
