import { many, type Sql } from "@silai/kit/knex"

/** A line of the engine's order in its current version. `place`: its position in our own record. */
export type EngineLine = {
  id: string
  place: string | null
  quantity: number
  fulfilled: number
  title: string
  sku: string
  barcode: string
  requiresShipping: boolean
}

export const engineLinesOf = (trx: Sql, orderId: string): Promise<EngineLine[]> =>
  many<EngineLine>(
    trx,
    `select l.id, l.metadata ->> 'line' as place, i.quantity::int as quantity, i.fulfilled_quantity::int as fulfilled,
            coalesce(l.variant_title, l.title) as title, coalesce(l.variant_sku, '') as sku, coalesce(l.variant_barcode, '') as barcode,
            l.requires_shipping as "requiresShipping"
       from "order" o join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
       join order_line_item l on l.id = i.item_id where o.id = ? order by l.id`,
    [orderId],
  )

/** A fulfilment that is not cancelled, with its pieces by line; `item` when they came from stock. */
export type Fulfilment = {
  id: string
  shipped: boolean
  delivered: boolean
  pieces: { line: string; item: string | null; quantity: number }[]
}

export const fulfilmentsOf = (trx: Sql, orderId: string): Promise<Fulfilment[]> =>
  many<Fulfilment>(
    trx,
    `select f.id, f.shipped_at is not null as shipped, f.delivered_at is not null as delivered,
            coalesce((select jsonb_agg(jsonb_build_object('line', i.line_item_id, 'item', i.inventory_item_id, 'quantity', i.quantity::int) order by i.id)
                        from fulfillment_item i where i.fulfillment_id = f.id and i.deleted_at is null), '[]') as pieces
       from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null and f.canceled_at is null
      where l.order_id = ? and l.deleted_at is null order by f.id`,
    [orderId],
  )

/** How the engine ships an order: its first shipping method, with the location it ships from. */
export type Way = {
  optionId: string
  providerId: string
  locationId: string | null
  data: Record<string, unknown> | null
  address: Record<string, unknown>
}

export const wayOf = async (trx: Sql, orderId: string): Promise<Way | null> => {
  const [way] = await many<Way>(
    trx,
    `select so.id as "optionId", so.provider_id as "providerId", ls.stock_location_id as "locationId", m.data,
            coalesce((select jsonb_strip_nulls(to_jsonb(a) - '{id,customer_id,created_at,updated_at,deleted_at,metadata}'::text[]) from order_address a where a.id = o.shipping_address_id), '{}') as address
       from "order" o
       join order_shipping s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
       join order_shipping_method m on m.id = s.shipping_method_id
       join shipping_option so on so.id = m.shipping_option_id
       join service_zone z on z.id = so.service_zone_id
       left join location_fulfillment_set ls on ls.fulfillment_set_id = z.fulfillment_set_id and ls.deleted_at is null
      where o.id = ? order by m.created_at limit 1`,
    [orderId],
  )
  return way ?? null
}

/** Unfinished changes of an order: while there is one, the engine accepts no other. */
export const openChanges = async (trx: Sql, orderId: string): Promise<string[]> =>
  (
    await many<{ id: string }>(
      trx,
      `select id from order_change where order_id = ? and status in ('pending', 'requested') and deleted_at is null`,
      [orderId],
    )
  ).map(({ id }) => id)

/** The payment collection of an order. */
export const collectionsOf = async (trx: Sql, orderId: string): Promise<string[]> =>
  (
    await many<{ id: string }>(
      trx,
      `select payment_collection_id as id from order_payment_collection where order_id = ? and deleted_at is null`,
      [orderId],
    )
  ).map(({ id }) => id)
