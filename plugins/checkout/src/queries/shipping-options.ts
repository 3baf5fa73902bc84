import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { many, type Sql } from "@silai/kit/knex"

export type ShippingOption = { id: string; method: DeliveryMethod; name: string }

/** The engine's shipping options. Their prices come from the shop's setting `delivery`, not from the engine. */
export async function shippingOptionsOf(sql: Sql): Promise<ShippingOption[]> {
  const rows = await many<{ id: string; method: DeliveryMethod }>(
    sql,
    `select o.id, case when f.type = 'pickup' then 'pickup' else 'home' end as method
       from shipping_option o
       join service_zone z on z.id = o.service_zone_id and z.deleted_at is null
       join fulfillment_set f on f.id = z.fulfillment_set_id and f.deleted_at is null
      where o.deleted_at is null and f.type in ('shipping', 'pickup')
        and not exists (select 1 from shipping_option_rule r where r.shipping_option_id = o.id and r.attribute = 'is_return' and r.value = '"true"' and r.deleted_at is null)
      order by method, o.created_at`,
  )
  const names = { home: checkoutMessages.homeDelivery, pickup: checkoutMessages.pickup }
  return rows.map(({ id, method }) => ({ id, method, name: names[method] }))
}
