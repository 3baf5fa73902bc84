import { LEFT, WAITING } from "./codes"
import { type Ask, type Checks, type Difference, differencesOf, type Wrong } from "./kinds"

/** The pieces of each order's lines that are counted as stock, made to order or not; what is made to measure has no stock. */
const pieces = `select s.order_id, s.number, s.code, line ->> 'inventoryItemId' as item, (line ->> 'quantity')::int as quantity
    from order_state s cross join lateral jsonb_array_elements(s.details -> 'lines') line
   where line ->> 'inventoryItemId' is not null`

const BY_HAND = `('received', 'counted', 'returned', 'damaged', 'lost', 'sample', 'correction', 'size_added', 'size_removed', 'recounted')`
const moved = `
  counted as (select inventory_item_id as item, sum(stocked)::int as n from stock_movement where why in ${BY_HAND} group by 1),
  left_shop as (select item, sum(quantity)::int as n from (${pieces}) p where code in ${LEFT} and order_id not in (select order_id from left_at_door) group by 1),
  came_back as (select l.inventory_item_id as item, sum(l.quantity - l.damaged)::int as n
      from return_line l join return_request q on q.id = l.return_id
     where q.kind in ('return', 'exchange') and q.state in ('received', 'refunded', 'exchanged') group by 1),
  exchanged as (select l.to_inventory_item_id as item, sum(l.quantity)::int as n
      from return_line l join return_request q on q.id = l.return_id where q.kind = 'exchange' and q.state = 'exchanged' group by 1)`

const shelf = `with ${moved}
  select v.inventory_item_id as item, i.sku, v.stocked_quantity::int as stocked, coalesce(counted.n, 0) as counted, coalesce(left_shop.n, 0) as packed,
         coalesce(came_back.n, 0) as came_back, coalesce(exchanged.n, 0) as exchanged,
         v.stocked_quantity::int - coalesce(counted.n, 0) + coalesce(left_shop.n, 0) - coalesce(came_back.n, 0) + coalesce(exchanged.n, 0) as started_with
    from inventory_level v join inventory_item i on i.id = v.inventory_item_id
    left join counted on counted.item = v.inventory_item_id left join left_shop on left_shop.item = v.inventory_item_id
    left join came_back on came_back.item = v.inventory_item_id left join exchanged on exchanged.item = v.inventory_item_id
   where v.deleted_at is null`

type Shelf = Wrong & { item: string; started_with: number; stocked: number }
/** How many pieces each size started with, if the known movements are all that happened. */
export type Opening = Map<string, number>
export const openingOf = async (ask: Ask): Promise<Opening> =>
  new Map((await ask<Shelf>(shelf)).map(({ item, started_with }) => [item, started_with]))

/** Sizes whose pieces became more or fewer than their movements explain. */
async function unexplained(ask: Ask, opening: Opening): Promise<Difference[]> {
  const rows = (await ask<Shelf>(shelf)).flatMap((row) => {
    const start = opening.get(row.item)
    return start === undefined || start === row.started_with
      ? []
      : [
          {
            ...row,
            started_with: start,
            expected: row.stocked - row.started_with + start,
            off: row.started_with - start,
          },
        ]
  })
  return rows.length ? [{ what: "sizes whose pieces came or went without a cause", rows }] : []
}

const checks: Checks = {
  "sizes whose reserved count differs from its reservations": `
    select i.sku, v.inventory_item_id as item, v.stocked_quantity::int as stocked, v.reserved_quantity::int as reserved, coalesce(r.n, 0)::int as reservations
      from inventory_level v join inventory_item i on i.id = v.inventory_item_id
      left join (select inventory_item_id, location_id, sum(quantity) as n from reservation_item where deleted_at is null group by 1, 2) r
        on r.inventory_item_id = v.inventory_item_id and r.location_id = v.location_id
     where v.deleted_at is null and v.reserved_quantity <> coalesce(r.n, 0)`,
  "sizes whose held count differs from its holds": `
    select i.sku, v.inventory_item_id as item, v.held, coalesce(h.n, 0)::int as holds
      from inventory_level v join inventory_item i on i.id = v.inventory_item_id
      left join (select inventory_item_id, sum(quantity) as n from stock_hold group by 1) h on h.inventory_item_id = v.inventory_item_id
     where v.deleted_at is null and v.held <> coalesce(h.n, 0)`,
  "sizes with more promised than there is": `
    select i.sku, v.stocked_quantity::int as stocked, v.reserved_quantity::int as reserved, v.held
      from inventory_level v join inventory_item i on i.id = v.inventory_item_id
     where v.deleted_at is null and not v.backorder and v.stocked_quantity - v.reserved_quantity - v.held < 0`,
  "sizes whose count is written twice, and differently": `
    select i.sku, v.stocked_quantity::int as stocked, v.raw_stocked_quantity ->> 'value' as raw_stocked, v.reserved_quantity::int as reserved,
           v.raw_reserved_quantity ->> 'value' as raw_reserved
      from inventory_level v join inventory_item i on i.id = v.inventory_item_id
     where v.deleted_at is null and (v.stocked_quantity <> (v.raw_stocked_quantity ->> 'value')::numeric or v.reserved_quantity <> (v.raw_reserved_quantity ->> 'value')::numeric)`,
  "sizes whose movements do not add up to what is there": `
    select i.sku, v.inventory_item_id as item, v.stocked_quantity::int as stocked, m.stocked as moved_stocked, v.reserved_quantity::int as reserved, m.reserved as moved_reserved,
           v.held, m.held as moved_held
      from inventory_level v join inventory_item i on i.id = v.inventory_item_id
      left join (select inventory_item_id, sum(stocked)::int as stocked, sum(reserved)::int as reserved, sum(held)::int as held from stock_movement group by 1) m
        on m.inventory_item_id = v.inventory_item_id
     where v.deleted_at is null and (v.stocked_quantity, v.reserved_quantity, v.held) <> (coalesce(m.stocked, 0), coalesce(m.reserved, 0), coalesce(m.held, 0))`,
  "movements of stock without a person or cause": `
    select id, inventory_item_id as item, why, stocked, reserved, held, at from stock_movement
     where why not in ('engine', 'opening') and order_id is null and attempt_id is null and return_id is null and by = ''`,
  "orders packed by another person than their movements say": `
    select m.order_id, m.id, m.by as moved_by, g.by as packed_by from stock_movement m
      join order_state_log g on g.order_id = m.order_id and g.code in (3, 7) where m.why = 'packed' and m.by <> g.by`,
  "orders whose pieces did not leave the shelf as their movements say": `
    with there as (select order_id, number, code, item, sum(quantity)::int as n from (${pieces}) p group by 1, 2, 3, 4),
         logged as (select order_id, inventory_item_id as item, sum(stocked)::int as n, json_agg(json_build_object('why', why, 'stocked', stocked, 'by', by) order by id) as movements
                    from stock_movement where order_id is not null and why in ('packed', 'cancelled') and stocked <> 0 group by 1, 2)
    select t.order_id, t.number, t.code, t.item, t.n as pieces, logged.n as moved, logged.movements
      from there t join logged using (order_id, item) where logged.n <> case when t.code in ${LEFT} then -t.n else 0 end`,
  "orders whose pieces are not reserved as they wait": `
    with promised as (select order_id, number, code, item, sum(quantity)::int as n from (${pieces}) p where code in ${WAITING} group by 1, 2, 3, 4 having sum(quantity) > 0),
         kept as (select o.order_id, r.inventory_item_id as item, sum(r.quantity)::int as n
                    from reservation_item r join (select distinct order_id, item_id from order_item) o on o.item_id = r.line_item_id
                   where r.deleted_at is null group by 1, 2)
    select order_id, s.number, s.code, item, coalesce(promised.n, 0) as wait, coalesce(kept.n, 0) as reserved
      from promised full join kept using (order_id, item) left join order_state s using (order_id)
     where coalesce(promised.n, 0) <> coalesce(kept.n, 0)`,
  "reservations without an owner": `
    select r.id, r.inventory_item_id as item, r.quantity::int as quantity, r.line_item_id, r.description
      from reservation_item r where r.deleted_at is null
       and not exists (select 1 from order_item o where o.item_id = r.line_item_id)
       and not exists (select 1 from return_line l join return_request q on q.id = l.return_id
                        where l.reservation_id = r.id and q.state in ('requested', 'approved', 'pickedUp', 'received'))`,
  "exchanges that wait for a piece not kept for them": `
    select q.id, q.number, q.state, l.to_inventory_item_id as item, l.quantity, coalesce(r.quantity, 0)::int as reserved
      from return_request q join return_line l on l.return_id = q.id
      left join reservation_item r on r.id = l.reservation_id and r.deleted_at is null
     where q.kind = 'exchange' and q.state in ('approved', 'pickedUp', 'received') and l.reservation_id is not null
       and coalesce(r.quantity, 0) <> l.quantity`,
  "holds of payments that are over": `
    select h.attempt_id, a.status, h.inventory_item_id as item, h.quantity
      from stock_hold h left join checkout_attempt a on a.id = h.attempt_id where coalesce(a.status, '') not in ('open', 'held', 'paid', 'placing')`,
}

export const stockDifferences = async (ask: Ask, opening?: Opening): Promise<Difference[]> => [
  ...(opening ? await unexplained(ask, opening) : []),
  ...(await differencesOf(ask, checks)),
]
