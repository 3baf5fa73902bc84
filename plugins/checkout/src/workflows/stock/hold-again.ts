import type { MedusaContainer } from "@medusajs/framework/types"
import { many, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { type Attempt, moveAttempt } from "../attempt/attempt"
import { hadProven } from "../attempt/same-person"
import { freeCoupons, takeCouponAgain } from "../coupon"
import { lockStock, needsOf, releaseHolds, shortOn, take } from "./stock"

/**
 * Tries to take the goods, and the coupon, of an expired hold whose payment has now arrived: from free stock, and if
 * that is too little, from what the same bag, or the same proven phone, holds unpaid elsewhere, because a payment
 * outranks one's own unpaid hold. A phone that was only typed takes nothing. All of them, or nothing changes. A newer request of the
 * same purchase always ends, so that it is not paid as well.
 */
export async function holdAgain(container: MedusaContainer, trx: Sql, attempt: Attempt): Promise<{ short: string[] }> {
  const needs = needsOf(attempt.snapshot.lines)
  const provenPhone = (await hadProven(container, trx, attempt)) ? attempt.snapshot.contact.phone : null
  await trx.raw(`savepoint hold_again`)
  // Skips attempts that another transaction has locked: waiting for one while our own attempt is locked could deadlock.
  const others = await many<Pick<Attempt, "id" | "snapshot" | "bag_key" | "fingerprint">>(
    trx,
    `select id, snapshot, bag_key, fingerprint from checkout_attempt where status in ('open', 'held') and id <> ? and phone_order is null
        and (bag_key = ? or snapshot -> 'contact' ->> 'phone' = ?) order by id for update skip locked`,
    [attempt.id, attempt.bag_key, provenPhone],
  )
  const allIds = others.map(({ id }) => id)
  const coupon = await takeCouponAgain(container, trx, attempt, others)
  let levels = await lockStock(trx, needs, allIds, { why: "held", attemptId: attempt.id })
  const isInNeed = coupon.ended || shortOn(levels, needs).length > 0
  const ending = others.filter(
    ({ bag_key, fingerprint }) => isInNeed || (bag_key === attempt.bag_key && fingerprint === attempt.fingerprint),
  )
  const ids = ending.map(({ id }) => id)
  if (ids.length) {
    const released = await releaseHolds(trx, ids, levels)
    if (released.missed.length) log("error", "held goods had no stock level", { attempts: ids, items: released.missed })
    await freeCoupons(container, trx, ending)
    for (const id of ids) await moveAttempt(trx, id, "expired", { lease_until: null })
    levels = released.levels
  }
  const short = [...(coupon.taken ? [] : ["coupon"]), ...shortOn(levels, needs)]
  if (short.length) await trx.raw(`rollback to savepoint hold_again`)
  else await take(trx, attempt.id, levels, needs, null)
  return { short }
}
