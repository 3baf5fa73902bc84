import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, many } from "@silai/kit/knex"
import { causeOf, log } from "@silai/kit/log"
import { REFUNDS } from "../../queries/refund-states"
import { noteRefunds } from "../payment/refunded"

const lookBackDays = 7
const perRun = 20

/**
 * Corrects the engine's books where they differ from the checkout's: a process may end in the middle of the engine's
 * own workflow, which then does not report its refund, writes a transaction later, or loses one in its summary or
 * collection.
 */
export async function followEngineRefunds(container: MedusaContainer): Promise<void> {
  // Rescheduled in the same statement, with growing pauses.
  const left = await many<{ gateway: string; payment_id: string }>(
    databaseOf(container),
    `update gateway_payment g set next_at = now() + least(interval '1 hour', greatest(interval '5 seconds', (now() - due.at) / 4))
       from (select k.gateway, k.payment_id, greatest(k.captured_at, e.at) as at
               from (select distinct a.id as attempt_id from refund r join payment p on p.id = r.payment_id
                       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
                       join checkout_attempt a on a.order_id = l.order_id
                      where r.deleted_at is null and r.created_at > now() - make_interval(days => ?)) c
               join checkout_attempt a on a.id = c.attempt_id
               join gateway_payment k on k.attempt_id = a.id and k.status = 'kept' and k.next_at <= now()
               cross join lateral (
                 select max(r.created_at) as at, coalesce(sum(r.amount), 0) as booked,
                        bool_or(r.metadata ->> 'gateway_refund_id' is null and not exists (
                          select 1 from refund_ask q where q.engine_refund_id = r.id and q.state in ${REFUNDS.underWay})) as is_loose
                   from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id
                   join refund r on r.payment_id = p.id and r.deleted_at is null
                  where l.order_id = a.order_id and l.deleted_at is null) e
              where a.order_id is not null
                and (e.is_loose or not e.booked = all(array[
                  -coalesce((select sum(t.amount) from order_transaction t where t.order_id = a.order_id and t.reference = 'refund' and t.deleted_at is null), 0),
                  coalesce((select (s.totals ->> 'refunded_total')::numeric from order_summary s join "order" o on o.id = s.order_id and o.version = s.version
                             where s.order_id = a.order_id and s.deleted_at is null), 0),
                  coalesce((select sum(c.refunded_amount) from payment_collection c join order_payment_collection l on l.payment_collection_id = c.id
                             where l.order_id = a.order_id and l.deleted_at is null), 0)]))
              order by at desc limit ?) due
      where g.gateway = due.gateway and g.payment_id = due.payment_id returning g.gateway, g.payment_id`,
    [lookBackDays, perRun],
  )
  for (const { gateway, payment_id } of left) {
    try {
      await noteRefunds(container, gateway, payment_id)
    } catch (error) {
      log("warn", "refund not followed", { payment: payment_id, cause: causeOf(error) })
    }
  }
}
