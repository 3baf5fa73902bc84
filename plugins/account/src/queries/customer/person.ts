import type { CustomerKind } from "@silai/contracts/customer/limits"
import { customerRefusals } from "@silai/contracts/customer/messages"
import type { IOrderModuleService } from "@silai/contracts/order/service"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

/** The person behind an id of the customer list. A guest has no account or name: the phone identifies them. */
export type Known = { kind: CustomerKind; id: string; customerId: string | null; phone: string | null }

/**
 * Finds the person of an id: an account's own id, or a guest's first order. When a guest's orders have moved to an
 * account, or an account has since proven their phone, the old page address leads to that account.
 * @throws customer.unknown
 */
export async function knownBy(sql: Sql, orders: IOrderModuleService, id: string): Promise<Known> {
  const account = await one<{ id: string; phone: string | null; deleted: boolean }>(
    sql,
    `select c.id, p.phone, c.deleted_at is not null as deleted from customer c left join customer_phone p on p.customer_id = c.id
           where c.id = ? and (c.has_account or c.deleted_at is not null)`,
    [id],
  )
  if (account) return { kind: account.deleted ? "deleted" : "account", id, customerId: id, phone: account.phone }
  const bought = await orders.buyerOf(sql, id)
  if (!bought) throw refuse(customerRefusals.unknown)
  const customerId = bought.customerId ?? (await provenBy(sql, bought.phone))
  if (customerId) return knownBy(sql, orders, customerId)
  return { kind: "guest", id: bought.firstAsGuest ?? id, customerId: null, phone: bought.phone }
}

/** The account that has proven a phone. */
const provenBy = async (sql: Sql, phone: string): Promise<string | null> =>
  (await one<{ customer_id: string }>(sql, `select customer_id from customer_phone where phone = ?`, [phone]))
    ?.customer_id ?? null
