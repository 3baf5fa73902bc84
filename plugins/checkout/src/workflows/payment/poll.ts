import type { MedusaContainer } from "@medusajs/framework/types"
import { CHECKOUT, PAYMENT_LOOKS } from "@silai/contracts/checkout/limits"
import { databaseOf, many } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { applyFact } from "./apply-fact"
import { gatewayOf } from "./gateway"

type Due = { gateway: string; gateway_order_id: string }

/**
 * The poller: asks the gateways about payment orders that nothing has reported yet, because the browser may be closed
 * and the webhook lost. It polls often while goods are held, then less often, until a late bank reply is no longer
 * expected; for a link that can be paid for days, it polls less and less often from the start. Each run is limited and
 * takes held and newest orders first: thousands of abandoned ones must not delay the one paid a minute ago.
 */
export async function pollPayments(container: MedusaContainer): Promise<void> {
  // Claimed and rescheduled in one statement: two processes never poll the same order at once.
  const due = await many<Due>(
    databaseOf(container),
    `update checkout_attempt a
        set next_look_at = case when a.created_at < now() - make_interval(hours => ?) then null
                                when a.held_until > now() and a.phone_order is null then now() + make_interval(secs => ?)
                                else now() + least(interval '30 minutes', (now() - a.created_at) / 4) end
      where a.id in (select id from checkout_attempt where next_look_at <= now() and status in ('held', 'expired')
                      order by status = 'held' desc, created_at desc limit ? for update skip locked)
      returning a.gateway, a.gateway_order_id`,
    [CHECKOUT.lookBackHours, CHECKOUT.pollAfterSeconds, PAYMENT_LOOKS.perRun],
  )
  const waiting = [...due]
  const askInTurn = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) await pollPayment(container, order)
  }
  await Promise.all(Array.from({ length: PAYMENT_LOOKS.atOnce }, askInTurn))
}

async function pollPayment(container: MedusaContainer, due: Due): Promise<void> {
  try {
    for (const payment of await gatewayOf(container, due).paymentsOfOrder(due.gateway_order_id))
      await applyFact(container, due.gateway, payment)
  } catch (error) {
    log("warn", "payment look-up failed", { order: due.gateway_order_id, cause: String(error) })
  }
}
