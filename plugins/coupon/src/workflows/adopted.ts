import { one, type Sql } from "@silai/kit/knex"
import { FIRST_ORDER, personKeys } from "../rules/person"

type Counted = { coupon_id: string; first_order: boolean }

/** Counts the use by this order for its account as well. A second run finds it counted. */
export async function countForAccount(trx: Sql, orderId: string, customerId: string): Promise<void> {
  const { who } = personKeys({ customerId, phone: null, email: null, proven: null })
  const used = await one<Counted>(
    trx,
    `update coupon_claim u set who = u.who || ?::text[] from coupon c
      where c.id = u.coupon_id and u.order_id = ? and not u.who && ?::text[] returning u.coupon_id, c.first_order`,
    [who, orderId, who],
  )
  if (!used) return
  await trx.raw(
    `insert into coupon_person as p (scope, who, taken) select s, w, 1 from unnest(?::text[]) s, unnest(?::text[]) w order by s, w
     on conflict (scope, who) do update set taken = p.taken + 1, most = null`,
    [[used.coupon_id, ...(used.first_order ? [FIRST_ORDER] : [])], who],
  )
}
