import type { MedusaContainer } from "@medusajs/framework/types"
import type { Address } from "@silai/contracts/checkout/calls"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import type { Destination } from "@silai/contracts/checkout/destination"
import { servedState, stateOf } from "@silai/contracts/place/states"
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

/**
 * Where a parcel goes. The PIN code decides the state: the courier uses it, and the state that a browser sends may not fit. At a border
 * it is the address's own, where the PIN code serves it: the tax follows it.
 */
export function destinationOf(
  container: MedusaContainer,
  { pincode, state }: Partial<Pick<Address, "pincode" | "state">>,
): Destination {
  const place = pincode ? container.resolve("pincode").placeOf(pincode) : null
  const named = state ? stateOf(state) : undefined
  if (!place) return { pincode, stateCode: named?.code }
  return { pincode, stateCode: (named && servedState(place, named.code)?.code) ?? place.stateCode }
}
