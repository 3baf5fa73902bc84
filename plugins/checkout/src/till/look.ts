import type { MedusaContainer } from "@medusajs/framework/types"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { databaseOf, many } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { applyFact } from "./fact"
import { gatewayOf } from "./ports"

const batch = 10

/**
 * Asks Razorpay about payment orders of which nobody has brought news: the browser may be closed and the webhook lost.
 * Looks often while goods are held, then rarer, until a late bank answer is no longer to be expected.
 */
export async function lookForPayments(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  // Taken and put off in one statement: two processes never ask about the same order at once.
  const due = await many<{ razorpay_order_id: string }>(
    database,
    `update checkout_attempt a
        set next_look_at = case when a.created_at < now() - make_interval(hours => ?) then null
                                when a.held_until > now() then now() + make_interval(secs => ?)
                                else now() + least(interval '30 minutes', (now() - a.created_at) / 4) end
      where a.id in (select id from checkout_attempt where next_look_at <= now() and status in ('held', 'expired') order by next_look_at limit ${batch} for update skip locked)
      returning a.razorpay_order_id`,
    [CHECKOUT.lookBackHours, CHECKOUT.pollAfterSeconds],
  )
  for (const { razorpay_order_id } of due) {
    try {
      for (const payment of await gatewayOf(container).client.paymentsOfOrder(razorpay_order_id))
        await applyFact(database, payment)
    } catch (error) {
      log("warn", "payment look-up failed", { order: razorpay_order_id, cause: String(error) })
    }
  }
  return due.length === batch
}
