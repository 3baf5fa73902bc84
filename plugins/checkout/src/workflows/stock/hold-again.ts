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
 * outranks one's own unpaid hold. A phone that was only typed takes nothing. All of them, or nothing changes. What the
 * same bag holds unpaid ends in any case: it is paid for now.
 */
export async function holdAgain(container: MedusaContainer, trx: Sql, attempt: Attempt): Promise<{ short: string[] }> {
  const needs = needsOf(attempt.snapshot.lines)
  const provenPhone = (await hadProven(container, trx, attempt)) ? attempt.snapshot.contact.phone : null
  await trx.raw(`savepoint hold_again`)
  // Skips attempts that another transaction has locked: waiting for one while our own attempt is locked could deadlock.
  const others = await many<Pick<Attempt, "id" | "bag_key" | "snapshot">>(
    trx,
    `select id, bag_key, snapshot from checkout_attempt where status in ('open', 'held') and id <> ? and phone_order is null
        and (bag_key = ? or snapshot -> 'contact' ->> 'phone' = ?) order by id for update skip locked`,
    [attempt.id, attempt.bag_key, provenPhone],
  )
  const ids = others.map(({ id }) => id)
  const coupon = await takeCouponAgain(container, trx, attempt, others)
  let levels = await lockStock(trx, needs, ids, { why: "held", attemptId: attempt.id })
  const isShort = coupon.ended || shortOn(levels, needs).length > 0
  const ending = isShort ? others : others.filter(({ bag_key }) => bag_key === attempt.bag_key)
  if (ending.length) {
    const ended = ending.map(({ id }) => id)
    const released = await releaseHolds(trx, ended, levels)
    if (released.missed.length)
      log("error", "held goods had no stock level", { attempts: ended, items: released.missed })
    await freeCoupons(container, trx, ending)
    for (const id of ended) await moveAttempt(trx, id, "expired", { lease_until: null })
    levels = released.levels
  }
  const short = [...(coupon.taken ? [] : ["coupon"]), ...shortOn(levels, needs)]
  if (short.length) await trx.raw(`rollback to savepoint hold_again`)
  else await take(trx, attempt.id, levels, needs, null)
  return { short }
}
