import type { IOrderModuleService } from "@silai/contracts/order/service"
import { one, type Sql } from "@silai/kit/knex"

/**
 * Stores what the order of a used coupon brings now: its discount on the pieces that are left, and its sales. The use is
 * locked before the order is read: of two runs at once, the later reads the newer order.
 */
export async function followOrder(trx: Sql, orderId: string, orders: IOrderModuleService): Promise<void> {
  if (!(await one(trx, `select 1 from coupon_claim where order_id = ? for no key update`, [orderId]))) return
  const { salesPaise, discountPaise } = await orders.salesOf(trx, orderId)
  await trx.raw(
    `update coupon_claim set total_paise = ?, discount_paise = ?
      where order_id = ? and (total_paise, discount_paise) is distinct from (?::bigint, ?::bigint)`,
    [salesPaise, discountPaise, orderId, salesPaise, discountPaise],
  )
}
