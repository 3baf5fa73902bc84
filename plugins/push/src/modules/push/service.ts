import type { PushNotice } from "@silai/contracts/push/notice"
import type { IPushModuleService } from "@silai/contracts/push/service"
import type { Sql } from "@silai/kit/knex"
import { z } from "zod"
import type { PushProvider } from "../../client/provider"
import { openWebPush } from "../../client/web-push"
import { deviceOf } from "../../queries/device"
import { endSession, forgetPerson } from "../../workflows/forget-devices"
import { ring } from "../../workflows/ring"

const shape = z.object({
  keys: z.object({ publicKey: z.string(), privateKey: z.string(), subject: z.string() }).nullable(),
  serviceBase: z.string().nullable(),
})

/** The plugin's options, and what depends on them; `IPushModuleService` documents the methods for other plugins. */
export class PushService implements IPushModuleService {
  /** Null in a shop without keys for it. */
  readonly provider: PushProvider | null

  /** @throws when the keys are no pair */
  constructor(_container: unknown, options: unknown) {
    const { keys, serviceBase } = shape.parse(options)
    this.provider = keys && openWebPush(keys, serviceBase)
  }

  deviceOf(sql: Sql, endpoint: string): Promise<string | null> {
    return deviceOf(sql, endpoint)
  }

  ring(trx: Sql, deviceId: string, notice: PushNotice, once: string): Promise<void> {
    return ring(trx, deviceId, notice, once)
  }

  endSession(sql: Sql, sessionId: string): Promise<void> {
    return endSession(sql, sessionId)
  }

  forget(trx: Sql, personId: string): Promise<void> {
    return forgetPerson(trx, personId)
  }
}
