import { pushCalls } from "@silai/contracts/push/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { PUSH_MODULE } from "../../modules/push/index"
import type { PushService } from "../../modules/push/service"
import { stateOf } from "../../queries/device"

export const POST = answer(pushCalls.check, async ({ body, visitor, container }) => {
  const publicKey = container.resolve<PushService>(PUSH_MODULE).provider?.publicKey ?? null
  const { endpoint, place, orderId } = body
  const state =
    publicKey === null || endpoint === undefined
      ? { isSubscribed: false, isFollowed: false }
      : await stateOf(databaseOf(container), {
          endpoint,
          place,
          orderId,
          publicKey,
          userId: visitor.staff?.userId ?? null,
        })
  return { data: { publicKey, ...state } }
})
