import { CANCELLED, LEFT, SHIPPED, THERE } from "./codes"
import { type Ask, type Book, type Checks, differencesOf } from "./kinds"
import { bookRows, orderMoney } from "./money"

/** The engine's lines of each order's current version. */
const lines = `lines as (select o.id as order_id, s.number, s.code, o.status, o.version, i.item_id, i.quantity::int as quantity, i.fulfilled_quantity::int as fulfilled,
         i.shipped_quantity::int as shipped, i.delivered_quantity::int as delivered
    from "order" o join order_state s on s.order_id = o.id join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null)`

const checks: Checks = {
  "orders that only the engine, or only the shop, has": `
    select o.id as engine, s.order_id as shop, o.status, s.code from "order" o full join order_state s on s.order_id = o.id where o.id is null or s.order_id is null`,
  "payments that became two orders": `
    select metadata ->> 'attempt_id' as attempt_id, count(*)::int as orders, array_agg(id) as ids from "order" where metadata ->> 'attempt_id' is not null group by 1 having count(*) > 1`,
  "orders that are cancelled for the shop alone, or for the engine alone": `
    select o.id, s.number, s.code, o.status, o.canceled_at from "order" o join order_state s on s.order_id = o.id where (s.code in ${CANCELLED}) <> (o.status = 'canceled')`,
  "orders whose packed pieces differ between the engine and the shop": `with ${lines}
    select order_id, number, code, version, item_id, quantity, fulfilled from lines where fulfilled <> case when code in ${LEFT} then quantity else 0 end`,
  "orders whose shipped pieces differ between the engine and the shop": `with ${lines}
    select order_id, number, code, version, item_id, quantity, shipped from lines
     where (code in ${SHIPPED} and shipped <> quantity) or (code in (0, 1, 2, 3, 7, 9, 10) and shipped <> 0)`,
  "orders whose delivered pieces differ between the engine and the shop": `with ${lines}
    select order_id, number, code, version, item_id, quantity, delivered from lines
     where (code in ${THERE} and delivered <> quantity) or (code in (0, 1, 2, 3, 4, 5, 7, 9, 10) and delivered <> 0)`,
  "orders whose fulfilments do not hold what was packed": `with packed as (
      select l.order_id, sum(i.quantity)::int as n from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id and f.canceled_at is null and f.deleted_at is null
        join fulfillment_item i on i.fulfillment_id = f.id and i.deleted_at is null where l.deleted_at is null group by 1)
    select s.order_id, s.number, s.code, s.units, coalesce(p.n, 0) as fulfilled from order_state s left join packed p on p.order_id = s.order_id
     where coalesce(p.n, 0) <> case when s.code in ${LEFT} then s.units else 0 end`,
  "fulfilments that belong to no order": `
    select f.id, f.packed_at, f.canceled_at from fulfillment f where f.deleted_at is null and f.canceled_at is null
       and not exists (select 1 from order_fulfillment l where l.fulfillment_id = f.id and l.deleted_at is null)
       and not exists (select 1 from return_fulfillment l where l.fulfillment_id = f.id and l.deleted_at is null)`,
  "orders that count other pieces than the engine": `with ${lines}
    select s.order_id, s.number, s.code, s.units, sum(n.quantity)::int as engine from order_state s join lines n on n.order_id = s.order_id
     group by s.order_id having s.units <> sum(n.quantity)`,
  "versions of orders that were written twice": `
    select 'summary' as what, order_id, version, count(*)::int as n from order_summary where deleted_at is null group by 2, 3 having count(*) > 1
    union all select 'line', order_id, version, count(*)::int from order_item where deleted_at is null group by 2, 3, item_id having count(*) > 1
    union all select 'shipping', order_id, version, count(*)::int from order_shipping where deleted_at is null group by 2, 3, shipping_method_id having count(*) > 1
    union all select 'change', order_id, version, count(*)::int from order_change where deleted_at is null and status = 'confirmed' and order_id is not null group by 2, 3 having count(*) > 1`,
  "orders without the lines or the sums of their present version": `
    select o.id, o.version, max(i.version) as lines, max(y.version) as sums from "order" o left join order_item i on i.order_id = o.id and i.deleted_at is null
      left join order_summary y on y.order_id = o.id and y.deleted_at is null
     group by o.id having o.version is distinct from max(i.version) or o.version is distinct from max(y.version)`,
  "steps of orders that were taken twice": `
    select order_id, code, count(*)::int as times, array_agg(by order by id) as by from order_state_log group by 1, 2 having count(*) > 1`,
  "orders whose last step is not their state": `
    select s.order_id, s.number, s.code, (select g.code from order_state_log g where g.order_id = s.order_id order by g.id desc limit 1) as last from order_state s
     where s.code is distinct from (select g.code from order_state_log g where g.order_id = s.order_id order by g.id desc limit 1)`,
  "orders that the engine has booked with another sum": `with ${bookRows}, ${orderMoney},
      booked as (select order_id, round(sum(amount) * 100)::bigint as paise, json_agg(json_build_object('amount', amount, 'of', reference, 'id', reference_id) order by created_at) as rows
                   from order_transaction where deleted_at is null group by 1)
    select m.order_id, m.number, m.code, m.paid, m.gone, coalesce(b.paise, 0) as booked, coalesce(b.paise, 0) - (m.paid - m.gone) as off, b.rows
      from money m left join booked b on b.order_id = m.order_id where coalesce(b.paise, 0) <> m.paid - m.gone`,
  "payments that the engine has booked with another sum": `with ${bookRows}, ${orderMoney},
      booked as (select l.order_id, coalesce(sum(round(c.amount * 100)), 0)::bigint as captured,
                        coalesce(sum((select sum(round(r.amount * 100)) from refund r where r.payment_id = p.id and r.deleted_at is null)), 0)::bigint as refunded
                   from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
                   left join capture c on c.payment_id = p.id and c.deleted_at is null where l.deleted_at is null group by 1)
    select m.order_id, m.number, m.code, m.paid, m.gone, b.captured, b.refunded
      from money m left join booked b on b.order_id = m.order_id where b.captured is distinct from m.paid or b.refunded is distinct from m.gone`,
  "orders whose summary has another sum than their transactions": `
    select o.id, o.version, round((y.totals ->> 'transaction_total')::numeric * 100)::bigint as summary, coalesce(t.paise, 0) as transactions
      from "order" o join order_summary y on y.order_id = o.id and y.version = o.version and y.deleted_at is null
      left join (select order_id, round(sum(amount) * 100)::bigint as paise from order_transaction where deleted_at is null group by 1) t on t.order_id = o.id
     where y.totals ->> 'transaction_total' is not null and round((y.totals ->> 'transaction_total')::numeric * 100)::bigint <> coalesce(t.paise, 0)`,
}

export const engineDifferences = (ask: Ask, book?: Book) => differencesOf(ask, checks, book)
