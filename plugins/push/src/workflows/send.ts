import type { MedusaContainer } from "@medusajs/framework/types"
import type { PushNotice } from "@silai/contracts/push/notice"
import { databaseOf } from "@silai/kit/knex"
import { PUSH_MODULE } from "../modules/push/index"
import type { PushService } from "../modules/push/service"
import { targetOf } from "../queries/device"
import { dropDevice } from "./forget-devices"

/**
 * Sends a notice to a browser, unless its customer wants no more of these; one that has ended its subscription is forgotten.
 * @throws PushError, for the outbox
 */
export async function sendNotice(container: MedusaContainer, deviceId: string, notice: PushNotice): Promise<void> {
  const sql = databaseOf(container)
  const { provider } = container.resolve<PushService>(PUSH_MODULE)
  const target = provider && (await targetOf(sql, deviceId))
  if (!target) return
  const about = notice.isOrder ? "order" : "other"
  const ask = { about, by: "device", to: { customerId: target.customer_id } } as const
  if (target.place === "shop" && !(await container.resolve("messaging").isWanted(sql, ask))) return
  const isOurs = target.public_key === provider.publicKey
  if (!isOurs || (await provider.send(target, notice)) === "gone") await dropDevice(sql, deviceId)
}
