import type { QueryResultRow } from "pg"

export type Ask = <Row extends QueryResultRow>(statement: string) => Promise<Row[]>

/** Every possible disagreement between checkout's tables and the engine's; all must be 0 when nothing is in progress. */
const checks = {
  "sizes oversold": `select count(*)::int n from inventory_level where not backorder and stocked_quantity - reserved_quantity - held < 0`,
  "orders without a kept payment": `select count(*)::int n from "order" o where not exists (
      select 1 from checkout_attempt a join gateway_payment g on g.attempt_id = a.id and g.status = 'kept' where a.order_id = o.id and a.status = 'placed')`,
  "orders without the engine's payment": `select count(*)::int n from "order" o where not exists (
      select 1 from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id and p.captured_at is not null where l.order_id = o.id)`,
  "orders without a state": `select count(*)::int n from "order" o left join order_state s on s.order_id = o.id where s.order_id is null`,
  "stocked lines without a reservation": `select count(*)::int n from order_item i join order_line_item l on l.id = i.item_id
      join "order" o on o.id = i.order_id and o.version = i.version and o.canceled_at is null
      where i.fulfilled_quantity < i.quantity and l.variant_sku not like '%CUSTOM%' and exists (select 1 from product_variant_inventory_item v where v.variant_id = l.variant_id and v.deleted_at is null)
        and not exists (select 1 from reservation_item r where r.line_item_id = l.id and r.deleted_at is null)`,
  "reservations without an order": `select count(*)::int n from reservation_item r where r.deleted_at is null and not exists (select 1 from order_item i where i.item_id = r.line_item_id)
      and not exists (select 1 from return_line l where l.reservation_id = r.id)`,
  "pieces reserved for exchanges that are over": `select count(*)::int n from return_line l join return_request q on q.id = l.return_id and q.state in ('rejected', 'withdrawn', 'exchanged', 'sentBack')
      join reservation_item r on r.id = l.reservation_id and r.deleted_at is null`,
  "reserved counts that differ from reservations": `select count(*)::int n from inventory_level l where l.reserved_quantity <> coalesce(
      (select sum(quantity) from reservation_item r where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null), 0)`,
  "held counts that differ from holds": `select count(*)::int n from inventory_level l where l.held <> coalesce((select sum(quantity) from stock_hold h where h.inventory_item_id = l.inventory_item_id), 0)`,
  "holds of attempts that are over": `select count(*)::int n from stock_hold h join checkout_attempt a on a.id = h.attempt_id where a.status not in ('open', 'held', 'paid', 'placing')`,
  "attempts with two orders": `select count(*)::int n from (select metadata ->> 'attempt_id' from "order" where metadata ->> 'attempt_id' is not null group by 1 having count(*) > 1) d`,
  "paid attempts left lying": `select count(*)::int n from checkout_attempt where status in ('paid', 'placing')`,
  "paise that differ between kept payments and orders": `select abs(coalesce((select sum(amount_paise) from gateway_payment where status = 'kept'), 0) - coalesce((select sum(total_paise) from order_state), 0))::int n`,
}

/** Runs every check; the result names only what is wrong. */
export async function audit(ask: Ask): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [name, statement] of Object.entries(checks)) {
    const [row] = await ask<{ n: number }>(statement)
    if (row!.n !== 0) found[name] = row!.n
  }
  return found
}

export const auditedThings = Object.keys(checks).length
