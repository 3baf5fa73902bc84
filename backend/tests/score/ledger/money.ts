import { CANCELLED } from "./codes"
import { type Ask, type Book, type Checks, differencesOf } from "./kinds"

/** The gateway's book as rows: what was captured, and what of it is back with the buyer. */
export const bookRows = `
  payment_there as (select * from jsonb_to_recordset($1::jsonb -> 'payments') as p (id text, order_id text, amount bigint, captured boolean) where captured),
  refund_there as (select * from jsonb_to_recordset($1::jsonb -> 'refunds') as r (id text, payment_id text, amount bigint, status text)),
  gone as (select payment_id, sum(amount)::bigint as paise from refund_there where status = 'processed' group by 1)`
/** Each order with its payment as the gateway has it. */
export const orderMoney = `
  money as (select s.order_id, s.number, s.code, s.total_paise, s.refunded_paise, s.taken_out_paise, s.details ->> 'takenOut' as taken_out,
                   k.payment_id, coalesce(t.amount, 0) as paid, coalesce(g.paise, 0) as gone
              from order_state s join gateway_payment k on k.attempt_id = s.attempt_id and k.status = 'kept'
              left join payment_there t on t.id = k.payment_id left join gone g on g.payment_id = k.payment_id)`

const checks: Checks = {
  "payments that the shop does not know": `with ${bookRows}
    select t.* from payment_there t left join gateway_payment k on k.payment_id = t.id where k.payment_id is null`,
  "payments that the gateway does not know, or knows otherwise": `with ${bookRows}
    select k.payment_id, k.attempt_id, k.status, k.amount_paise, t.amount as captured
      from gateway_payment k left join payment_there t on t.id = k.payment_id where t.amount is distinct from k.amount_paise`,
  "payments with more sent back than was paid": `with ${bookRows}
    select t.id, t.amount, r.paise from payment_there t
      join (select payment_id, sum(amount) as paise from refund_there where status <> 'failed' group by 1) r on r.payment_id = t.id where r.paise > t.amount`,
  "refunds of which the bank has not said yes or no": `with ${bookRows} select * from refund_there where status not in ('processed', 'failed')`,
  "payments of which the shop counts another sum as gone back": `with ${bookRows}
    select k.payment_id, k.attempt_id, k.status, k.amount_paise, k.refunded_paise, coalesce(g.paise, 0) as gone
      from gateway_payment k left join gone g on g.payment_id = k.payment_id where k.refunded_paise <> coalesce(g.paise, 0)`,
  "payments without an order that are not back": `with ${bookRows}
    select k.payment_id, k.attempt_id, a.status as attempt, k.status, k.amount_paise, coalesce(g.paise, 0) as gone, k.reason, k.tries, k.last_error
      from gateway_payment k left join gone g on g.payment_id = k.payment_id left join checkout_attempt a on a.id = k.attempt_id
     where not (k.status = 'kept' and exists (select 1 from order_state s where s.attempt_id = k.attempt_id)) and coalesce(g.paise, 0) <> k.amount_paise`,
  "orders without exactly one payment that is kept": `
    select s.order_id, s.number, s.code, count(k.payment_id)::int as payments
      from order_state s left join gateway_payment k on k.attempt_id = s.attempt_id and k.status = 'kept' group by s.order_id having count(k.payment_id) <> 1`,
  "orders whose total is not what was paid": `with ${bookRows}, ${orderMoney} select order_id, number, total_paise, paid from money where total_paise <> paid`,
  "orders that show another sum as gone back": `with ${bookRows}, ${orderMoney}
    select order_id, number, code, payment_id, refunded_paise, gone from money where refunded_paise <> gone`,
  "cancelled orders whose money is neither back nor visibly owed": `with ${bookRows}, ${orderMoney}
    select m.order_id, m.number, m.code, m.payment_id, m.paid, m.gone,
           (select json_agg(json_build_object('id', a.id, 'state', a.state, 'paise', a.amount_paise, 'error', a.last_error)) from refund_ask a where a.payment_id = m.payment_id) as asks
      from money m where m.code in ${CANCELLED}
       and m.paid > m.gone + coalesce((select sum(a.amount_paise) from refund_ask a where a.payment_id = m.payment_id and a.state not in ('done', 'not_needed')), 0)`,
  "refunds that count as done and are not, or twice": `with ${bookRows}
    select a.id, a.payment_id, a.amount_paise, a.refund_id, r.status, r.amount
      from refund_ask a left join refund_there r on r.id = a.refund_id
     where a.state = 'done' and (r.status is distinct from 'processed' or r.amount <> a.amount_paise
        or exists (select 1 from refund_ask b where b.refund_id = a.refund_id and b.id <> a.id))`,
  "orders that go on, and of which more went back than anybody asked": `with ${bookRows}, ${orderMoney}
    select m.order_id, m.number, m.code, m.payment_id, m.gone, coalesce(a.paise, 0) as asked
      from money m left join (select payment_id, sum(amount_paise)::bigint as paise from refund_ask where state = 'done' group by 1) a on a.payment_id = m.payment_id
     where m.code not in ${CANCELLED} and m.gone > coalesce(a.paise, 0)`,
  "pieces taken out whose money is neither back nor owed": `
    select s.order_id, s.number, s.code, s.taken_out_paise, coalesce(sum(a.amount_paise), 0) as asked
      from order_state s left join refund_ask a on a.attempt_id = s.attempt_id and a.state <> 'not_needed'
     group by s.order_id having s.code not in ${CANCELLED} and s.taken_out_paise > coalesce(sum(a.amount_paise), 0)`,
  "returns that count as refunded without a refund": `
    select q.id, q.number, q.order_id, q.refund_paise, coalesce(sum(a.amount_paise), 0) as asked
      from return_request q join order_state s on s.order_id = q.order_id
      left join refund_ask a on a.attempt_id = s.attempt_id and a.state <> 'not_needed'
     where q.kind = 'return' and q.state = 'refunded' and q.refund_paise > 0
     group by q.id having q.refund_paise > coalesce(sum(a.amount_paise), 0)`,
}

export const moneyDifferences = (ask: Ask, book?: Book) => differencesOf(ask, checks, book)
