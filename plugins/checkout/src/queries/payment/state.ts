import { PROMISED_GATEWAYS } from "@silai/contracts/checkout/limits"
import { REFUNDS } from "../refund-states"

/** A "refund" of cash that was promised crosses out what never came: received cash is given back by a person. */
const isPromised = (row: "a" | "p") => `${row}.gateway in (${PROMISED_GATEWAYS.map((name) => `'${name}'`).join(", ")})`

/**
 * The state of the attempt `a` for staff, in SQL. Of a placed order only the money that was kept for it counts: a second payment of the
 * same buyer is refunded without touching the order.
 */
export const stateOfAttempt = `case
  when a.status = 'refunded' and ${isPromised("a")} then 'crossed_out'
  when a.status <> 'placed' then a.status
  else coalesce((
    select case
             when r.is_moving then 'refund_due'
             when ${isPromised("p")} and r.given = 0 then case when p.refunded_paise >= p.amount_paise then 'crossed_out' end
             when p.refunded_paise + r.given >= p.amount_paise then 'refunded'
             when r.given > 0 or p.refunded_paise > 0 then 'partly_refunded'
           end
      from gateway_payment p cross join lateral (
        select coalesce(bool_or(q.state in ${REFUNDS.open}), false) as is_moving,
               coalesce(sum(q.amount_paise) filter (where q.state = 'given'), 0) as given
          from refund_ask q where q.gateway = p.gateway and q.payment_id = p.payment_id) r
     where p.gateway = a.gateway and p.payment_id = a.gateway_payment_id and p.status = 'kept'), 'placed')
end`

/** The placed orders whose money is refunded, in part or whole, or on its way back: the ids, each read from an index. */
export const refundedPlaced = `select p.attempt_id from gateway_payment p where p.refunded_paise > 0 and p.status = 'kept' and not ${isPromised("p")}
  union
  select q.attempt_id from refund_ask q join checkout_attempt d on d.id = q.attempt_id
   where q.state in ${REFUNDS.counted} and d.status = 'placed'`

/** The attempt `a` is placed and not among those; probed row by row, for one page of the list. */
export const placedNotRefunded = `a.status = 'placed'
  and not exists (select from gateway_payment p where p.attempt_id = a.id and p.refunded_paise > 0 and p.status = 'kept' and not ${isPromised("p")})
  and not exists (select from refund_ask q where q.attempt_id = a.id and q.state in ${REFUNDS.counted})`

/** The attempts with refunded money. */
export const returned = `select a.id from checkout_attempt a where a.status = 'refunded' and not ${isPromised("a")}
  union
  select p.attempt_id from gateway_payment p where p.refunded_paise > 0 and p.attempt_id is not null and not ${isPromised("p")}
  union
  select attempt_id from refund_ask where state = 'given'`

/**
 * The ids of one page of them, in the list's order. Bindings: the number of rows up to the page's end, three times;
 * page size, offset.
 */
export const returnedPage = (way: "" | "desc") => `select id from (
    (select a.created_at, a.id from checkout_attempt a where a.status = 'refunded' and not ${isPromised("a")}
      order by created_at ${way}, id ${way} limit ?)
    union
    (select distinct on (attempt_at, attempt_id) attempt_at, attempt_id from gateway_payment p
      where refunded_paise > 0 and attempt_id is not null and not ${isPromised("p")}
      order by attempt_at ${way}, attempt_id ${way} limit ?)
    union
    (select a.created_at, a.id from refund_ask q join checkout_attempt a on a.id = q.attempt_id
      where q.state = 'given' order by a.created_at ${way}, a.id ${way} limit ?)) r
  order by created_at ${way}, id ${way} limit ? offset ?`
