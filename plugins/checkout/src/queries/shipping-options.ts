import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { checkoutSays } from "@silai/contracts/checkout/messages"
import { many, type Sql } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"

export type ShippingOption = { id: string; method: DeliveryMethod; name: string; note: string; feePaise: number }

/** The engine's shipping options, with their INR price. */
export async function shippingOptionsOf(sql: Sql): Promise<ShippingOption[]> {
  const rows = await many<{ id: string; method: DeliveryMethod; amount: string }>(
    sql,
    `select o.id, case when f.type = 'pickup' then 'pickup' else 'home' end as method, coalesce(min(p.amount), 0) as amount
       from shipping_option o
       join service_zone z on z.id = o.service_zone_id and z.deleted_at is null
       join fulfillment_set f on f.id = z.fulfillment_set_id and f.deleted_at is null
       left join shipping_option_price_set s on s.shipping_option_id = o.id and s.deleted_at is null
       left join price p on p.price_set_id = s.price_set_id and p.currency_code = 'inr' and p.deleted_at is null
      where o.deleted_at is null and f.type in ('shipping', 'pickup')
        and not exists (select 1 from shipping_option_rule r where r.shipping_option_id = o.id and r.attribute = 'is_return' and r.value = '"true"' and r.deleted_at is null)
      group by o.id, f.type, o.created_at order by method, o.created_at`,
  )
  const words = {
    home: { name: checkoutSays.homeDelivery, note: checkoutSays.homeDeliveryNote },
    pickup: { name: checkoutSays.pickup, note: checkoutSays.pickupNote },
  }
  return rows.map(({ id, method, amount }) => ({ id, method, ...words[method], feePaise: toPaise(Number(amount)) }))
}
