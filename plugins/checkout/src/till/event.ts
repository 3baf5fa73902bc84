import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import { applyFact } from "./fact"
import { gatewayOf } from "./ports"

/**
 * Keeps a webhook's event, once, before it is answered: Razorpay never repeats what was acknowledged.
 * @throws checkout.bad_webhook when the signature is not over exactly these bytes.
 */
export async function keepEvent(
  container: MedusaContainer,
  body: unknown,
  signature: unknown,
  eventId: unknown,
): Promise<void> {
  if (!Buffer.isBuffer(body) || !gatewayOf(container).isWebhookSigned(body, signature))
    throw refuse(checkoutRefusals.bad_webhook)
  const id =
    typeof eventId === "string" && /^[\w-]{1,80}$/.test(eventId)
      ? eventId
      : createHash("sha256").update(body).digest("hex")
  await databaseOf(container).raw(
    `insert into gateway_event (event_id, body) values (?, ?) on conflict (event_id) do nothing`,
    [id, body],
  )
}

const mostTries = 20

/** Brings one kept event to the till. An event that cannot be handled is tried again with growing pauses, then left for people. */
export async function handleNextEvent(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const event = await one<{ event_id: string; body: Buffer }>(
    database,
    `update gateway_event set tries = tries + 1, next_at = now() + make_interval(secs => least(300, 2 ^ tries))
      where event_id = (select event_id from gateway_event where handled_at is null and next_at <= now() and tries < ${mostTries}
                         order by next_at for update skip locked limit 1) returning event_id, body`,
  )
  if (!event) return false
  try {
    const { payload } = JSON.parse(event.body.toString("utf8")) as { payload?: { payment?: { entity?: unknown } } }
    const entity = payload?.payment?.entity
    if (entity) await applyFact(database, gatewayOf(container).readPayment(entity))
    await database.raw(`update gateway_event set handled_at = now(), last_error = null where event_id = ?`, [
      event.event_id,
    ])
  } catch (error) {
    log("warn", "webhook event not handled", { event: event.event_id, cause: String(error) })
    await database.raw(`update gateway_event set last_error = ? where event_id = ?`, [
      String(error).slice(0, 300),
      event.event_id,
    ])
  }
  return true
}
