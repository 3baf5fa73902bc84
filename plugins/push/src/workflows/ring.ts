import { PUSH } from "@silai/contracts/push/limits"
import type { PushNotice } from "@silai/contracts/push/notice"
import { queueFor } from "@silai/kit/events"
import type { Sql } from "@silai/kit/knex"

/**
 * See `IPushModuleService`. Each device has a separate row in the outbox, so that a push service that is down delays no
 * other.
 */
export function ring(trx: Sql, deviceId: string, { title, body, ...others }: PushNotice, once: string): Promise<void> {
  const notice: PushNotice = { ...others, title: title.slice(0, PUSH.maxTitle), body: body.slice(0, PUSH.maxBody) }
  return queueFor(trx, "push.send", { deviceId, notice }, `${deviceId}:${once}`)
}
