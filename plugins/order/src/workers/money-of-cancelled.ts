import { SHOP } from "@silai/contracts/shop/settings"
import { databaseOf, many } from "@silai/kit/knex"
import { causeOf, log } from "@silai/kit/log"
import type { Worker } from "@silai/kit/worker"

/** Refunds cancelled orders without a refund, as when a plugin cancelled them and the process ended before our listener ran. */
export const worker: Worker = {
  name: "order.money-of-cancelled",
  everyMs: 60_000,
  async run(container) {
    const orders = await many<{ order_id: string }>(
      databaseOf(container),
      `select order_id from order_state where code in (9, 10) and refunded_paise < total_paise
          and updated_at between now() - interval '7 days' and now() - interval '2 minutes'
          and not coalesce((details -> 'payment' ->> 'later')::boolean, false) order by updated_at desc limit 100`,
    )
    for (const { order_id } of orders)
      try {
        await databaseOf(container).transaction((trx) =>
          container.resolve("checkout").refundCancelledOrder(trx, order_id, { userId: "shop", name: SHOP.name }),
        )
      } catch (error) {
        // The others do not wait for it; it is tried again in the next run.
        log("error", "cancelled order not refunded", { order: order_id, cause: causeOf(error) })
      }
  },
}
