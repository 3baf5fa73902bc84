import { type Ask, type Book, type Checks, differencesOf } from "./kinds"
import { bookRows, orderMoney } from "./money"

/** An order that was ever packed has an invoice, whatever happened afterwards. */
const packedOnce = `exists (select 1 from order_state_log g where g.order_id = s.order_id and g.code in (3, 4, 5, 6, 7, 8)) and s.details -> 'tax' is not null and s.details ->> 'tax' is not null`
const sums = `sums as (select order_id, sum((facts -> 'total' ->> 'paidPaise')::bigint) filter (where kind = 'invoice') as invoiced,
    coalesce(sum((facts -> 'total' ->> 'paidPaise')::bigint) filter (where kind = 'creditNote'), 0) as credited from paper group by 1)`

const checks: Checks = {
  "orders that were packed and have no invoice": `
    select s.order_id, s.number, s.code from order_state s where ${packedOnce} and not exists (select 1 from paper p where p.order_id = s.order_id and p.kind = 'invoice')`,
  "papers of orders that were never packed": `
    select p.kind, p.year, p.number, p.order_id, s.code from paper p left join order_state s on s.order_id = p.order_id where s.order_id is null or not (${packedOnce})`,
  "orders whose papers do not add up to what was paid less what went back": `with ${bookRows}, ${orderMoney}, ${sums}
    select m.order_id, m.number, m.code, m.paid, m.gone, m.given, m.taken_out_paise, u.invoiced, u.credited,
           (select json_agg(json_build_object('id', r.id, 'paise', r.amount, 'status', r.status)) from refund_there r where r.payment_id = any(m.payment_ids)) as refunds
      from money m join sums u on u.order_id = m.order_id
     where u.invoiced <> m.paid - m.taken_out_paise or (m.gone + m.given >= m.taken_out_paise and u.invoiced - u.credited <> m.paid - m.gone - m.given)`,
  "rows of papers with a sum below nothing, or of no pieces and no sum": `
    select p.kind, p.year, p.number, p.order_id, line from paper p cross join lateral jsonb_array_elements(p.facts -> 'lines') line
     where least((line ->> 'paidPaise')::bigint, (line ->> 'taxablePaise')::bigint, (line ->> 'cgstPaise')::bigint, (line ->> 'sgstPaise')::bigint, (line ->> 'igstPaise')::bigint) < 0`,
  "rows of papers whose parts are not their sum": `
    select p.kind, p.year, p.number, p.order_id, line from paper p cross join lateral jsonb_array_elements(p.facts -> 'lines') line
     where (line ->> 'paidPaise')::bigint <> (line ->> 'taxablePaise')::bigint + (line ->> 'cgstPaise')::bigint + (line ->> 'sgstPaise')::bigint + (line ->> 'igstPaise')::bigint`,
  "numbers of papers that are left out": `
    select x.kind, x.year, x.last, count(p.number)::int as papers, max(p.number) as highest from paper_series x left join paper p on p.kind = x.kind and p.year = x.year
     group by x.kind, x.year having count(p.number) <> x.last or max(p.number) <> x.last`,
}

export const paperDifferences = (ask: Ask, book?: Book) => differencesOf(ask, checks, book)
