import { CANCELLED } from "./codes"
import { type Ask, type Checks, differencesOf } from "./kinds"

/** Orders not cancelled that were paid less for a coupon, by what was agreed when they were paid. */
const used = `used as (select a.id as attempt_id, s.order_id, s.number, s.phone, a.snapshot -> 'coupon' ->> 'id' as coupon_id
    from order_state s join checkout_attempt a on a.id = s.attempt_id where a.snapshot -> 'coupon' ->> 'id' is not null and s.code not in ${CANCELLED})`

/** The identity of such an order's buyer: the account, or else the phone, and the mailbox, however its address was written. */
const buyers = `written as (select s.order_id, s.customer_id, s.number, s.placed_at, s.phone, a.paid_at, split_part(lower(s.email), '@', 2) as host,
         split_part(split_part(lower(s.email), '@', 1), '+', 1) as name from order_state s join checkout_attempt a on a.id = s.attempt_id where s.code not in ${CANCELLED}),
    buyers as (select order_id, number, placed_at, paid_at, coalesce('customer ' || customer_id, 'phone ' || phone) as who from written where phone <> ''
      union all select order_id, number, placed_at, paid_at, 'mailbox ' || case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail' else name || '@' || host end
        from written where customer_id is null and name <> '' and host <> '')`
/** An order placed just before another payment arrived may have lost the race to it. */
const moment = "interval '20 seconds'"

const checks: Checks = {
  "coupons whose count differs from who has taken them": `
    select c.id, c.code, c.taken, count(l.attempt_id)::int as claims, c.total_uses
      from coupon c left join coupon_claim l on l.coupon_id = c.id group by c.id having c.taken <> count(l.attempt_id)`,
  "coupons used more often than they may be": `with ${used}
    select c.id, c.code, c.total_uses, count(*)::int as orders from coupon c join used u on u.coupon_id = c.id
     group by c.id having count(*) > c.total_uses`,
  "coupons one person used more often than they may be": `with ${used}, ${buyers}
    select c.id, c.code, b.who, c.per_customer, count(*)::int as orders from coupon c join used u on u.coupon_id = c.id join buyers b on b.order_id = u.order_id
     group by c.id, b.who having count(*) > c.per_customer`,
  "coupons for a first order that were not used with one": `with ${used}, ${buyers}, first as (select u.* from used u join coupon c on c.id = u.coupon_id where c.first_order)
    select distinct f.order_id, f.number, b.who, b.paid_at, o.order_id as other, o.number as other_number, o.placed_at as other_placed_at
      from first f join buyers b on b.order_id = f.order_id join buyers o on o.who = b.who and o.order_id <> b.order_id
     where o.placed_at < b.paid_at - ${moment} or exists (select 1 from first g where g.order_id = o.order_id)`,
  "orders with a coupon that does not count them": `with ${used}
    select u.*, l.status from used u left join coupon_claim l on l.attempt_id = u.attempt_id and l.order_id = u.order_id and l.coupon_id = u.coupon_id
     where l.status is distinct from 'used'`,
  "uses of coupons without a user": `with ${used}
    select l.attempt_id, l.code, l.status, l.order_id, s.code as order_status, a.status as attempt
      from coupon_claim l left join used u on u.attempt_id = l.attempt_id left join checkout_attempt a on a.id = l.attempt_id left join order_state s on s.attempt_id = l.attempt_id
     where u.attempt_id is null and coalesce(a.status, '') not in ('open', 'held', 'paid', 'placing')`,
}

export const couponDifferences = (ask: Ask) => differencesOf(ask, checks)
