import { CANCELLED } from "./codes"
import { type Ask, type Book, type Checks, differencesOf } from "./kinds"

/**
 * The gateway's book as rows: what was captured, and what of it is back with the buyer; and what staff noted by hand.
 */
export const bookRows = `
  payment_there as (select * from jsonb_to_recordset($1::jsonb -> 'payments') as p (id text, order_id text, amount bigint, captured boolean) where captured
                    union all select 'paid_' || n.id, n.id, n.amount_paise, true from noted_payment n where n.gateway in ('cash', 'cod') or n.noted_at is not null),
  refund_there as (select * from jsonb_to_recordset($1::jsonb -> 'refunds') as r (id text, payment_id text, amount bigint, status text)
                   union all select n.id, 'paid_' || n.noted_payment_id, n.amount_paise, 'processed' from noted_refund n),
  gone as (select payment_id, sum(amount)::bigint as paise from refund_there where status = 'processed' group by 1)`
/**
 * Each order with the gateway's view of its payments: that of the order, and one for each piece that was paid for afterwards.
 * `given`: refunds that staff noted as given by other means; neither the gateway nor the engine knows them.
 */
export const orderMoney = `
  money as (select s.order_id, s.number, s.code, s.total_paise, s.refunded_paise, s.taken_out_paise, s.details ->> 'takenOut' as taken_out,
                   array_agg(k.payment_id) as payment_ids, coalesce(sum(t.amount), 0)::bigint as paid, coalesce(sum(g.paise), 0)::bigint as gone,
                   coalesce(sum(least(k.amount_paise - k.refunded_paise, h.paise)), 0)::bigint as given
              from order_state s join checkout_attempt a on a.order_id = s.order_id join gateway_payment k on k.attempt_id = a.id and k.status = 'kept'
              left join payment_there t on t.id = k.payment_id left join gone g on g.payment_id = k.payment_id
              left join (select gateway, payment_id, sum(amount_paise)::bigint as paise from refund_ask where state = 'given' group by 1, 2) h on h.gateway = k.gateway and h.payment_id = k.payment_id
             group by s.order_id)`
/**
 * Whether an attempt became this order, is the rest due on its delivery, or paid for a piece that is recorded as added
 * to it.
 */
const isOf = `(s.attempt_id = a.id or s.attempt_id = a.due_of or exists (select 1 from jsonb_array_elements(coalesce(s.details -> 'changes', '[]')) c where c ->> 'attemptId' = a.id))`
/** The sum of all refund requests of an order. */
const askedOf = (which: string) =>
  `coalesce((select sum(q.amount_paise) from refund_ask q join checkout_attempt a on a.id = q.attempt_id where a.order_id = s.order_id and ${which}), 0)`

/** Refunds that no one in the shop asked for: the shop writes its request's id into the notes of those that it sends. */
const atDashboard = `select r.id, r.payment_id, r.amount from jsonb_to_recordset($1::jsonb -> 'refunds') as r (id text, payment_id text, amount bigint, status text, notes jsonb)
   where r.status = 'processed' and r.notes ->> 'ask_id' is null and r.notes ->> 'attempt_id' is null
     and not exists (select 1 from refund_ask q where q.refund_id = r.id)`

const explained: Checks = {
  "refunds that were made at the gateway's dashboard": `
    select r.*, a.order_id from (${atDashboard}) r left join gateway_payment k on k.payment_id = r.payment_id left join checkout_attempt a on a.id = k.attempt_id`,
  "refunds that staff noted as given by other means": `
    select q.id, q.payment_id, q.amount_paise, a.order_id, q.handled_by, q.handled_note from refund_ask q join checkout_attempt a on a.id = q.attempt_id where q.state = 'given'`,
}

const checks: Checks = {
  "payments that the shop does not know": `with ${bookRows}
    select t.* from payment_there t left join gateway_payment k on k.payment_id = t.id where k.payment_id is null`,
  "payments that the gateway does not know, or knows otherwise": `with ${bookRows}
    select k.payment_id, k.attempt_id, k.status, k.amount_paise, t.amount as captured
      from gateway_payment k left join payment_there t on t.id = k.payment_id where t.amount is distinct from k.amount_paise`,
  "payments with more sent back than was paid": `with ${bookRows}
    select t.id, t.amount, r.paise from payment_there t
      join (select payment_id, sum(amount) as paise from refund_there where status <> 'failed' group by 1) r on r.payment_id = t.id where r.paise > t.amount`,
  "refunds that the bank has not decided": `with ${bookRows} select * from refund_there where status not in ('processed', 'failed')`,
  "payments with another refunded sum in the shop": `with ${bookRows}
    select k.payment_id, k.attempt_id, k.status, k.amount_paise, k.refunded_paise, coalesce(g.paise, 0) as gone
      from gateway_payment k left join gone g on g.payment_id = k.payment_id where k.refunded_paise <> coalesce(g.paise, 0)`,
  "payments without an order that are not back": `with ${bookRows}
    select k.payment_id, k.attempt_id, a.status as attempt, k.status, k.amount_paise, coalesce(g.paise, 0) as gone, k.reason, k.tries, k.last_error
      from gateway_payment k left join gone g on g.payment_id = k.payment_id left join checkout_attempt a on a.id = k.attempt_id
     where not (k.status = 'kept' and exists (select 1 from order_state s where s.order_id = a.order_id and ${isOf})) and coalesce(g.paise, 0) <> k.amount_paise`,
  "orders without exactly one payment that is kept": `
    select s.order_id, s.number, s.code, count(k.payment_id)::int as payments
      from order_state s left join gateway_payment k on k.attempt_id = s.attempt_id and k.status = 'kept' group by s.order_id having count(k.payment_id) <> 1`,
  "orders whose total is not what was paid": `with ${bookRows}, ${orderMoney} select order_id, number, total_paise, paid from money where total_paise <> paid`,
  "orders that show another refunded sum": `with ${bookRows}, ${orderMoney}
    select order_id, number, code, payment_ids, refunded_paise, gone, given from money where refunded_paise <> gone + given`,
  "cancelled orders whose money is neither back nor visibly owed": `with ${bookRows}, ${orderMoney}
    select m.order_id, m.number, m.code, m.payment_ids, m.paid, m.gone,
           (select json_agg(json_build_object('id', a.id, 'state', a.state, 'paise', a.amount_paise, 'error', a.last_error)) from refund_ask a where a.payment_id = any(m.payment_ids)) as asks
      from money m where m.code in ${CANCELLED}
       and m.paid > m.gone + coalesce((select sum(a.amount_paise) from refund_ask a where a.payment_id = any(m.payment_ids) and a.state not in ('done', 'not_needed', 'withdrawn')), 0)`,
  "refunds that count as done and are not, or are done twice": `with ${bookRows}
    select a.id, a.payment_id, a.amount_paise, a.refund_id, r.status, r.amount
      from refund_ask a left join refund_there r on r.id = a.refund_id
     where a.state = 'done' and (r.status is distinct from 'processed' or r.amount <> a.amount_paise
        or exists (select 1 from refund_ask b where b.refund_id = a.refund_id and b.id <> a.id))`,
  "orders not cancelled with more refunded than requested": `with ${bookRows}, ${orderMoney}
    select m.order_id, m.number, m.code, m.payment_ids, m.gone, coalesce(a.paise, 0) as asked, coalesce(d.paise, 0) as at_dashboard
      from money m cross join lateral (select sum(amount_paise)::bigint as paise from refund_ask where state = 'done' and payment_id = any(m.payment_ids)) a
      cross join lateral (select sum(r.amount)::bigint as paise from (${atDashboard}) r where r.payment_id = any(m.payment_ids)) d
     where m.code not in ${CANCELLED} and m.gone > coalesce(a.paise, 0) + coalesce(d.paise, 0)`,
  "pieces taken out whose money is neither back nor owed": `
    select s.order_id, s.number, s.code, s.taken_out_paise, ${askedOf("q.state <> 'not_needed'")} as asked
      from order_state s where s.code not in ${CANCELLED} and s.taken_out_paise > ${askedOf("q.state <> 'not_needed'")}`,
  "returns that count as refunded without a refund": `
    select r.id, r.number, r.order_id, r.refund_paise, ${askedOf("q.state <> 'not_needed'")} as asked
      from return_request r join order_state s on s.order_id = r.order_id
     where r.kind = 'return' and r.state = 'refunded' and r.refund_paise > 0 and r.refund_paise > ${askedOf("q.state <> 'not_needed'")}`,
  "pieces that were paid for and did not join their order, or for another sum": `
    select a.id, a.order_id, a.status, a.amount_paise, s.details -> 'changes' as changes
      from checkout_attempt a left join order_state s on s.order_id = a.order_id
     where a.piece_change is not null and a.status = 'placed'
       and not exists (select 1 from jsonb_array_elements(coalesce(s.details -> 'changes', '[]')) c where c ->> 'attemptId' = a.id and (c ->> 'paidPaise')::bigint = a.amount_paise)`,
  "pieces that joined an order, and whose payment did not": `
    select s.order_id, s.number, c as change from order_state s cross join lateral jsonb_array_elements(coalesce(s.details -> 'changes', '[]')) c
     where (c ->> 'paidPaise')::bigint > 0
       and not exists (select 1 from gateway_payment k join checkout_attempt a on a.id = k.attempt_id
                        where a.id = c ->> 'attemptId' and a.order_id = s.order_id and k.status = 'kept' and k.amount_paise = (c ->> 'paidPaise')::bigint)`,
  "transfers that count as paid and that no one has noted": `
    select k.payment_id, k.attempt_id, k.noted_by, n.noted_at from gateway_payment k left join noted_payment n on 'paid_' || n.id = k.payment_id
     where k.gateway = 'transfer' and (n.noted_at is null or k.noted_by is distinct from n.noted_by or k.reference is distinct from n.reference)`,
  "cash that is noted of an order that has it as due, or the other way": `
    select s.order_id, s.number, s.code, n.noted_at, s.details -> 'payment' as payment
      from order_state s join noted_payment n on n.id = s.details -> 'payment' ->> 'gatewayOrderId'
     where n.gateway = 'cash' and (n.noted_at is null) <> (s.details -> 'payment' -> 'received' is null)`,
  "orders whose courier's cash is noted in one place alone": `
    select s.order_id, s.number, s.code, c.state, n.noted_at, s.details -> 'payment' as payment
      from order_state s join cod_order c on c.order_id = s.order_id join checkout_attempt a on a.id = c.attempt_id join noted_payment n on n.id = a.gateway_order_id
     where (n.noted_at is null) <> (s.details -> 'payment' -> 'received' is null) or (n.noted_at is not null) <> (c.state = 'collected')`,
  "orders paid at the door whose share and rest are not their total, or that are due though they are off": `
    select s.order_id, s.number, s.code, s.total_paise, c.state, c.due_paise, s.details -> 'cod' as cod
      from order_state s join cod_order c on c.order_id = s.order_id
     where s.total_paise <> c.due_paise + (s.details -> 'cod' ->> 'nowPaise')::bigint
             + (select coalesce(sum((one ->> 'paidPaise')::bigint), 0) from jsonb_array_elements(coalesce(s.details -> 'changes', '[]')) one) or (c.state = 'due' and s.code in (9, 10, 12))`,
  "orders paid at the door that nothing collects": `
    select s.order_id, s.number from order_state s where s.details -> 'cod' is not null and not exists (select 1 from cod_order c where c.order_id = s.order_id)`,
  "phones with two orders due at the door": `
    select phone, count(*)::int as orders from cod_order where state = 'due' group by phone having count(*) > 1`,
  "changes of orders that were made twice": `
    select s.order_id, s.number, c ->> 'attemptId' as attempt_id, count(*)::int as times
      from order_state s cross join lateral jsonb_array_elements(coalesce(s.details -> 'changes', '[]')) c where c ->> 'attemptId' is not null
     group by s.order_id, 3 having count(*) > 1`,
  "orders whose lines do not add up to what was paid for what they have": `
    select s.order_id, s.number, s.code, s.units, s.total_paise, s.taken_out_paise, s.details -> 'totals' as totals, n.*
      from order_state s cross join lateral (
        select sum((l ->> 'linePaise')::bigint) as lines_paise, sum((l ->> 'quantity')::int)::int as pieces from jsonb_array_elements(s.details -> 'lines') l) n
     where n.lines_paise <> (s.details -> 'totals' ->> 'itemsPaise')::bigint or n.pieces <> s.units
        or (s.details -> 'totals' ->> 'totalPaise')::bigint <> s.total_paise - s.taken_out_paise
        or (s.details -> 'totals' ->> 'totalPaise')::bigint <> (s.details -> 'totals' ->> 'itemsPaise')::bigint
             - (s.details -> 'totals' ->> 'discountPaise')::bigint + (s.details -> 'totals' ->> 'deliveryPaise')::bigint`,
  "orders whose tax does not add up to their total": `
    select s.order_id, s.number, s.code, s.details -> 'tax' -> 'total' as tax, s.details -> 'totals' ->> 'totalPaise' as total
      from order_state s where jsonb_typeof(s.details -> 'tax') = 'object'
       and (s.details -> 'totals' ->> 'totalPaise')::bigint <> (s.details -> 'tax' -> 'total' ->> 'taxablePaise')::bigint + (s.details -> 'tax' -> 'total' ->> 'cgstPaise')::bigint
             + (s.details -> 'tax' -> 'total' ->> 'sgstPaise')::bigint + (s.details -> 'tax' -> 'total' ->> 'igstPaise')::bigint`,
}

export const explainedRefunds = (ask: Ask, book?: Book) => differencesOf(ask, explained, book)
export const moneyDifferences = (ask: Ask, book?: Book) => differencesOf(ask, checks, book)
