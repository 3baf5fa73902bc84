import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_SIGHT } from "@silai/contracts/order/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Visitor } from "@silai/kit/visitor"
import { findByPhone, findByProvenPhone } from "../queries/find"
import type { OrderStateRow } from "../queries/order"

/**
 * Lets this browser see a full order for some hours, once it has proven the order's phone by OTP. The proof is used up,
 * so that it shows one order, not all ever placed with that phone.
 * @throws order.not_found, account.phone_unproven, house.too_many
 */
export async function proveByPhone(
  container: MedusaContainer,
  visitor: Visitor & { shopper: { sessionId: string } },
  ask: { orderId: string; phone: string },
): Promise<OrderStateRow> {
  const database = databaseOf(container)
  const { sessionId } = visitor.shopper
  const { phone } = ask
  // The proof is checked before the count: past the day's limit of wrong tries, which strangers can use up, it is the only way in.
  const isProven = await container.resolve("account").isProven(database, { sessionId, phone, purpose: "order" })
  const row = isProven
    ? await findByProvenPhone(database, sessionId, { orderId: ask.orderId, phone })
    : await findByPhone(database, visitor, ask)
  await database.transaction(async (trx) => {
    await container.resolve("account").spendProof(trx, { sessionId, phone: row.phone, purpose: "order" })
    await trx.raw(`delete from order_sight where until < now()`)
    await trx.raw(
      `insert into order_sight (session_id, order_id, until) values (?, ?, now() + make_interval(hours => ?))
       on conflict (session_id, order_id) do update set until = excluded.until`,
      [sessionId, row.order_id, ORDER_SIGHT.hours],
    )
  })
  return row
}
