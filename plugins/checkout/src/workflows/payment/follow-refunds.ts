import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, many } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { noteRefunds } from "./refunded"

/** The engine may still be at work on a younger refund; by now it is done, or was stopped on the way. */
const engineIsDoneAfterSeconds = 20
/** A refund that the gateway has not made by then needs a person: its dashboard says why. */
const lookBackDays = 7
const perRun = 20

/**
 * Finishes refunds of the engine whose event was lost: the process ended before it, or the gateway did not answer when it
 * was heard. Their webhook alone calls no order off, because the engine might be in the midst of it.
 */
export async function followRefunds(container: MedusaContainer): Promise<void> {
  // Rescheduled in the same statement, the later the longer it has taken: a bank may keep a refund pending for days.
  const left = await many<{ gateway: string; payment_id: string }>(
    databaseOf(container),
    `update gateway_payment g set next_at = now() + least(interval '1 hour', (now() - due.at) / 4)
       from (select k.gateway, k.payment_id, max(r.created_at) as at
               from refund r
               join payment p on p.id = r.payment_id
               join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
               join checkout_attempt a on a.order_id = l.order_id
               join gateway_payment k on k.gateway = a.gateway and k.payment_id = a.gateway_payment_id
              where r.deleted_at is null and k.status = 'kept' and k.followed_paise < k.amount_paise and k.next_at <= now()
              group by k.gateway, k.payment_id
             having sum(r.amount) * 100 > k.followed_paise
                and max(r.created_at) between now() - make_interval(days => ?) and now() - make_interval(secs => ?)
              order by at desc limit ?) due
      where g.gateway = due.gateway and g.payment_id = due.payment_id returning g.gateway, g.payment_id`,
    [lookBackDays, engineIsDoneAfterSeconds, perRun],
  )
  for (const { gateway, payment_id } of left) {
    try {
      await noteRefunds(container, gateway, payment_id, { engineIsDone: true })
    } catch (error) {
      log("warn", "refund of the engine not noted", { payment: payment_id, cause: String(error) })
    }
  }
}
