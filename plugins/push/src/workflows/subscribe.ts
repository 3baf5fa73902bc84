import type { MedusaContainer } from "@medusajs/framework/types"
import type { BrowserSubscription } from "@silai/contracts/push/calls"
import { PUSH, type PushPlace } from "@silai/contracts/push/limits"
import { pushRefusals } from "@silai/contracts/push/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import type { PushProvider } from "../client/provider"
import type { Owner } from "../rules/owner"
import { subscribeDeviceWorkflow } from "./workflows"

type Asked = { subscription: BrowserSubscription; place: PushPlace; owner: Owner }

/**
 * Lets notices ring in a browser. The last person to subscribe it owns it: orders of an earlier owner no longer ring
 * there.
 * @throws push.wrong_service
 */
export async function subscribe(
  container: MedusaContainer,
  provider: PushProvider,
  { subscription, place, owner }: Asked,
  additionalData: Record<string, unknown> | undefined,
): Promise<void> {
  if (!provider.reaches(subscription.endpoint)) throw refuse(pushRefusals.wrong_service)
  const { userId, customerId } = owner
  const hooked = { place, userId, customerId }
  await subscribeDeviceWorkflow.validate(container, hooked, additionalData)
  const deviceId = await databaseOf(container).transaction(async (trx) => {
    await dropOrdersOfEarlierOwner(trx, subscription.endpoint, owner)
    const id = await saveSubscription(trx, subscription, { place, owner, publicKey: provider.publicKey })
    await dropOldest(trx, owner)
    return id
  })
  await subscribeDeviceWorkflow.runDoneHooks(container, hooked, additionalData, { deviceId })
}

async function dropOrdersOfEarlierOwner(trx: Sql, endpoint: string, { userId, customerId }: Owner): Promise<void> {
  const earlier = await one<{ id: string; user_id: string | null; customer_id: string | null }>(
    trx,
    `select id, user_id, customer_id from push_device where endpoint = ? for update`,
    [endpoint],
  )
  if (!earlier) return
  // A guest who signs in keeps what they have asked for.
  const isSame = earlier.user_id === userId && (earlier.customer_id ?? customerId) === customerId
  if (!isSame) await trx.raw(`delete from push_order where device_id = ?`, [earlier.id])
}

async function saveSubscription(
  trx: Sql,
  { endpoint, keys }: BrowserSubscription,
  { place, owner, publicKey }: { place: PushPlace; owner: Owner; publicKey: string },
): Promise<string> {
  const { id } = await only<{ id: string }>(
    trx,
    `insert into push_device (id, endpoint, p256dh, auth, place, session_id, user_id, customer_id, public_key) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, place = excluded.place, session_id = excluded.session_id,
            user_id = excluded.user_id, customer_id = excluded.customer_id, public_key = excluded.public_key, seen_at = now()
     returning id`,
    [
      newId("device"),
      endpoint,
      keys.p256dh,
      keys.auth,
      place,
      owner.sessionId,
      owner.userId,
      owner.customerId,
      publicKey,
    ],
  )
  return id
}

/** Of one person's browsers, those that were not seen for longest give way. */
async function dropOldest(trx: Sql, { userId, customerId }: Owner): Promise<void> {
  if (userId === null && customerId === null) return
  await trx.raw(
    `delete from push_device where id in (
       select id from push_device where ${userId === null ? "customer_id" : "user_id"} = ? order by seen_at desc, id desc offset ?)`,
    [userId ?? customerId, PUSH.perPerson],
  )
}
