import type { CustomerKind } from "@silai/contracts/customer/limits"
import { customerRefusals } from "@silai/contracts/customer/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

/** Who is meant by an id of the list. A guest has no account and no name of their own: they are their phone. */
export type Known = { kind: CustomerKind; id: string; customerId: string | null; phone: string | null }

type Bought = { customer_id: string | null; phone: string; first_order: string }

/**
 * Finds who an id means: an account's own, or for a guest their first order. When a guest's orders have become an account's, or an
 * account has proven their phone since, the old address of the page leads to that account.
 * @throws customer.unknown
 */
export async function knownBy(sql: Sql, id: string): Promise<Known> {
  const account = await one<{ id: string; phone: string | null; deleted: boolean }>(
    sql,
    `select c.id, p.phone, c.deleted_at is not null as deleted from customer c left join customer_phone p on p.customer_id = c.id
           where c.id = ? and (c.has_account or c.deleted_at is not null)`,
    [id],
  )
  if (account) return { kind: account.deleted ? "deleted" : "account", id, customerId: id, phone: account.phone }
  const bought = await one<Bought>(
    sql,
    `select coalesce(o.customer_id, p.customer_id) as customer_id, o.phone,
            (select min(f.order_id) from order_state f where f.phone = o.phone and f.customer_id is null) as first_order
       from order_state o left join customer_phone p on o.customer_id is null and p.phone = o.phone where o.order_id = ?`,
    [id],
  )
  if (!bought) throw refuse(customerRefusals.unknown)
  if (bought.customer_id) return knownBy(sql, bought.customer_id)
  return { kind: "guest", id: bought.first_order, customerId: null, phone: bought.phone }
}
