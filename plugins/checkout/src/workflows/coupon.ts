import type { MedusaContainer } from "@medusajs/framework/types"
import type { CouponUse } from "@silai/contracts/coupon/service"
import type { Sql } from "@silai/kit/knex"
import type { Attempt } from "./attempt/attempt"

type Holder = Pick<Attempt, "id" | "snapshot">

const idsWithCoupon = (attempts: readonly Holder[]) =>
  attempts.filter(({ snapshot }) => snapshot.coupon).map(({ id }) => id)

/** The use of a coupon that a purchase takes; null without one. */
export function couponUseOf(purchase: {
  id: string
  bagKey: string
  customerId: string | null
  snapshot: Attempt["snapshot"]
}): CouponUse | null {
  const { id: attemptId, bagKey, customerId, snapshot } = purchase
  const { coupon, contact, totals } = snapshot
  if (!coupon) return null
  const { phone, email } = contact
  return { attemptId, bagKey, customerId, phone, email, coupon, discountPaise: totals.discountPaise }
}

/** Holds a coupon with the goods, instead of those of the purchases that it replaces. @throws as `ICouponModuleService.reserve` */
export async function reserveCoupon(
  container: MedusaContainer,
  trx: Sql,
  use: CouponUse | null,
  replaced: readonly Holder[],
): Promise<void> {
  if (use) await container.resolve("coupon").reserve(trx, use, idsWithCoupon(replaced))
  else await freeCoupons(container, trx, replaced)
}

/** Frees what these attempts hold of coupons. */
export async function freeCoupons(container: MedusaContainer, trx: Sql, attempts: readonly Holder[]): Promise<void> {
  const ids = idsWithCoupon(attempts)
  if (ids.length) await container.resolve("coupon").free(trx, ids)
}

/**
 * Takes the coupon of a late payment again; where no use is left, the unpaid purchases of the same person give theirs up, because
 * a payment outranks them. `ended`: whether they did.
 */
export async function takeCouponAgain(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
  others: readonly Holder[],
): Promise<{ taken: boolean; ended: boolean }> {
  const use = couponUseOf({ ...attempt, bagKey: attempt.bag_key, customerId: attempt.customer_id })
  const coupons = container.resolve("coupon")
  const held = idsWithCoupon(others)
  if (use || held.length) await coupons.lock(trx, held, use?.coupon.id ?? null)
  if (!use || (await coupons.reserveAgain(trx, use))) return { taken: true, ended: false }
  if (!held.length) return { taken: false, ended: false }
  await coupons.free(trx, held)
  return { taken: await coupons.reserveAgain(trx, use), ended: true }
}

/** A held coupon has become an order's. */
export async function redeemCoupon(
  container: MedusaContainer,
  trx: Sql,
  { id, snapshot, amount_paise }: Attempt,
  orderId: string,
): Promise<void> {
  if (snapshot.coupon) await container.resolve("coupon").redeem(trx, id, orderId, Number(amount_paise))
}
