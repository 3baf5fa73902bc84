import { couponRefusals } from "@silai/contracts/coupon/messages"
import type { CouponPerson, CouponUse, HasOrdered } from "@silai/contracts/coupon/service"
import { many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { FIRST_ORDER, personKeys } from "../rules/person"

type Limits = { per_customer: number | null; first_order: boolean }

/**
 * Locks the coupons that these attempts hold, and this one, in one order for all: two shoppers who swap coupons cannot deadlock. "No key":
 * a coupon's sums refer to it and are written at the end of a purchase, which holds the levels that the owner of this lock may wait for.
 */
export async function lockCoupons(trx: Sql, attemptIds: readonly string[], couponId: string | null): Promise<void> {
  await trx.raw(
    `select 1 from coupon where id = ? or id in (select coupon_id from coupon_claim where attempt_id = any(?::text[]))
      order by id for no key update`,
    [couponId, [...attemptIds]],
  )
}

/** Gives back what these attempts hold; the caller has locked their coupons. */
async function returnCoupons(trx: Sql, attemptIds: readonly string[]): Promise<void> {
  if (attemptIds.length) await release(trx, `attempt_id = any(?::text[]) and status = 'held'`, [...attemptIds])
}

/** Gives back the use by a cancelled order: its buyer may use the coupon again. A second run finds nothing. */
export async function returnCouponOf(trx: Sql, orderId: string): Promise<void> {
  await trx.raw(
    `select 1 from coupon where id in (select coupon_id from coupon_claim where order_id = ?) for no key update`,
    [orderId],
  )
  await release(trx, `order_id = ?`, orderId)
}

async function release(trx: Sql, which: string, binding: string | string[]): Promise<void> {
  await trx.raw(
    `with gone as (delete from coupon_claim where ${which} returning coupon_id, who || also as who),
          freed as (update coupon c set taken = c.taken - g.n from (select coupon_id, count(*)::int as n from gone group by 1) g
                     where c.id = g.coupon_id returning c.id, c.first_order),
          scopes as (select g.coupon_id as scope, w.who from gone g, unnest(g.who) w (who)
                     union all
                     select ?, w.who from gone g join freed f on f.id = g.coupon_id and f.first_order, unnest(g.who) w (who))
     update coupon_person p set taken = p.taken - s.n
       from (select scope, who, count(*)::int as n from scopes group by 1, 2) s
      where p.scope = s.scope and p.who = s.who`,
    [binding, FIRST_ORDER],
  )
}

export async function free(trx: Sql, attemptIds: readonly string[]): Promise<void> {
  await lockCoupons(trx, attemptIds, null)
  await returnCoupons(trx, attemptIds)
}

/**
 * Taking a first-order coupon and placing an order are serialised here for one person, so that each sees what the other
 * did. After coupons, before stock levels.
 */
const lockFirstOrder = (trx: Sql, who: readonly string[]) =>
  trx.raw(
    `select pg_advisory_xact_lock(turn.key) from (
       select distinct hashtextextended('first order ' || w, 0) as key from unnest(?::text[]) w order by 1) turn`,
    [who],
  )

export async function heldForFirst(trx: Sql, person: CouponPerson, attemptId: string): Promise<string[]> {
  const { who, also } = personKeys(person)
  const all = [...who, ...also]
  await lockFirstOrder(trx, all)
  const held = await many<{ attempt_id: string }>(
    trx,
    `select h.attempt_id from coupon_claim h join coupon c on c.id = h.coupon_id
      where h.status = 'held' and h.who && ?::text[] and c.first_order and h.attempt_id <> ?`,
    [all, attemptId],
  )
  return held.map(({ attempt_id }) => attempt_id)
}

/** @throws coupon.changed, coupon.used_up, coupon.already_used, coupon.first_order_placed */
export async function reserve(
  trx: Sql,
  use: CouponUse,
  instead: readonly string[],
  hasOrdered: HasOrdered,
): Promise<void> {
  await lockCoupons(trx, instead, use.coupon.id)
  await returnCoupons(trx, instead)
  const now = await one<{ is_same: boolean }>(
    trx,
    `select version = ? and state = 'active' and coalesce(ends_at > now(), true) as is_same from coupon where id = ?`,
    [use.coupon.version, use.coupon.id],
  )
  if (!now?.is_same) throw refuse(couponRefusals.changed)
  const taken = await take(trx, use, hasOrdered)
  if (taken === "first_order_placed") throw refuse(couponRefusals.first_order_placed)
  if (taken !== "taken") throw refuse(couponRefusals[taken])
}

/**
 * Takes one use of a locked coupon: from the coupon itself, and from this person's share. A refusal does not undo what
 * was counted before it.
 */
async function take(
  trx: Sql,
  use: CouponUse,
  hasOrdered: HasOrdered,
): Promise<"taken" | "used_up" | "already_used" | "first_order_placed"> {
  const { attemptId, bagKey, coupon, discountPaise } = use
  const limits = await one<Limits>(
    trx,
    `update coupon set taken = taken + 1 where id = ? and (total_uses is null or taken < total_uses) returning per_customer, first_order`,
    [coupon.id],
  )
  if (!limits) return "used_up"
  const { who, also } = personKeys(use)
  if (limits.first_order) {
    await lockFirstOrder(trx, who)
    if (await hasOrdered()) return "first_order_placed"
  }
  const scopes: [string, number | null][] = [
    [coupon.id, limits.per_customer],
    ...(limits.first_order ? [[FIRST_ORDER, 1] as [string, number]] : []),
  ]
  for (const [scope, most] of scopes) {
    const counted = await many(
      trx,
      `insert into coupon_person as p (scope, who, taken, most)
         select ?, w, 1, case when w = any(?::text[]) then ?::int end from unnest(?::text[]) w order by w
       on conflict (scope, who) do update set taken = p.taken + 1, most = excluded.most
         where excluded.most is null or p.taken < excluded.most returning 1`,
      [scope, who, most, [...who, ...also]],
    )
    if (counted.length < who.length + also.length) return "already_used"
  }
  await trx.raw(
    `insert into coupon_claim (attempt_id, coupon_id, code, bag_key, who, also, discount_paise) values (?, ?, ?, ?, ?::text[], ?::text[], ?)`,
    [attemptId, coupon.id, coupon.code, bagKey, who, also, discountPaise],
  )
  return "taken"
}

export async function reserveAgain(trx: Sql, use: CouponUse, hasOrdered: HasOrdered): Promise<boolean> {
  await trx.raw(`savepoint coupon_again`)
  const taken = await take(trx, use, hasOrdered)
  if (taken === "taken") return true
  await trx.raw(`rollback to savepoint coupon_again`)
  return false
}

export async function redeem(trx: Sql, attemptId: string, orderId: string, totalPaise: number): Promise<void> {
  const used = await one(
    trx,
    `update coupon_claim set status = 'used', order_id = ?, total_paise = ?, used_at = now() where attempt_id = ? returning 1`,
    [orderId, totalPaise, attemptId],
  )
  if (!used) throw new Error(`No coupon is held for the attempt ${attemptId}.`)
}
