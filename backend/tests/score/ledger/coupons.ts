import { CANCELLED } from "./codes"
import { type Ask, type Checks, differencesOf } from "./kinds"

/** Orders that go on and were paid less for a coupon, by what was agreed when they were paid. */
const used = `used as (select a.id as attempt_id, s.order_id, s.number, s.phone, a.snapshot -> 'coupon' ->> 'id' as coupon_id
    from order_state s join checkout_attempt a on a.id = s.attempt_id where a.snapshot -> 'coupon' ->> 'id' is not null and s.code not in ${CANCELLED})`

const checks: Checks = {
  "coupons whose count differs from who has taken them": `
    select c.id, c.code, c.taken, count(l.attempt_id)::int as claims, c.total_uses
      from coupon c left join coupon_claim l on l.coupon_id = c.id group by c.id having c.taken <> count(l.attempt_id)`,
  "coupons used more often than they may be": `with ${used}
    select c.id, c.code, c.total_uses, count(*)::int as orders from coupon c join used u on u.coupon_id = c.id
     group by c.id having count(*) > c.total_uses`,
  "coupons one person used more often than they may be": `with ${used}
    select c.id, c.code, u.phone, c.per_customer, count(*)::int as orders from coupon c join used u on u.coupon_id = c.id
     group by c.id, u.phone having count(*) > c.per_customer`,
  "orders with a coupon that does not count them": `with ${used}
    select u.*, l.status from used u left join coupon_claim l on l.attempt_id = u.attempt_id and l.order_id = u.order_id and l.coupon_id = u.coupon_id
     where l.status is distinct from 'used'`,
  "uses of coupons by nobody": `with ${used}
    select l.attempt_id, l.code, l.status, l.order_id, s.code as order_status, a.status as attempt
      from coupon_claim l left join used u on u.attempt_id = l.attempt_id left join checkout_attempt a on a.id = l.attempt_id left join order_state s on s.attempt_id = l.attempt_id
     where u.attempt_id is null and coalesce(a.status, '') not in ('open', 'held', 'paid', 'placing')`,
}

export const couponDifferences = (ask: Ask) => differencesOf(ask, checks)
