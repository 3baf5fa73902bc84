import type { MedusaContainer } from "@medusajs/framework/types"
import { countedContact } from "@silai/contracts/account/known-buyer"
import { mailboxOf } from "@silai/contracts/account/mailbox"
import type { Contact } from "@silai/contracts/checkout/calls"
import type { CouponUse, HasOrdered } from "@silai/contracts/coupon/service"
import { many, type Sql } from "@silai/kit/knex"
import type { Attempt } from "./attempt/attempt"

type Holder = Pick<Attempt, "id" | "snapshot">

const idsWithCoupon = (attempts: readonly Holder[]) =>
  attempts.filter(({ snapshot }) => snapshot.coupon).map(({ id }) => id)

/** The use of a coupon that a purchase takes; null without one. */
export async function couponUseOf(
  container: MedusaContainer,
  sql: Sql,
  purchase: { id: string; bagKey: string; customerId: string | null; snapshot: Attempt["snapshot"] },
): Promise<CouponUse | null> {
  const { id: attemptId, bagKey, customerId, snapshot } = purchase
  const { coupon, contact, totals } = snapshot
  if (!coupon) return null
  const { discountPaise } = totals
  const person = await container.resolve("account").knownBuyer(sql, customerId, contact)
  return { ...person, attemptId, bagKey, coupon, discountPaise }
}

/**
 * Whether the purchase's buyer has another order by now. Paid purchases are read first: one placed between the two
 * reads is found by the second.
 */
const orderedBy =
  (container: MedusaContainer, trx: Sql, { attemptId, ...buyer }: CouponUse): HasOrdered =>
  async () => {
    const { customerId } = buyer
    const { phone, email } = countedContact(buyer)
    const paid = await many<{ customer_id: string | null; contact: Contact }>(
      trx,
      `select customer_id, snapshot -> 'contact' as contact from checkout_attempt where status in ('paid', 'placing') and id <> ?`,
      [attemptId],
    )
    const isTheirs = ({ customer_id, contact }: (typeof paid)[number]) =>
      (customerId !== null && customer_id === customerId) ||
      contact.phone === phone ||
      (email !== null && mailboxOf(contact.email) === mailboxOf(email))
    return paid.some(isTheirs) || container.resolve("silai_order").hasOrdered(trx, buyer)
  }

/** Holds a coupon with the goods, and frees those of the purchases that it replaces. @throws as `ICouponModuleService.reserve` */
export async function reserveCoupon(
  container: MedusaContainer,
  trx: Sql,
  use: CouponUse | null,
  replaced: readonly Holder[],
): Promise<void> {
  if (use) await container.resolve("coupon").reserve(trx, use, idsWithCoupon(replaced), orderedBy(container, trx, use))
  else await freeCoupons(container, trx, replaced)
}

/** Frees what these attempts hold of coupons. */
export async function freeCoupons(container: MedusaContainer, trx: Sql, attempts: readonly Holder[]): Promise<void> {
  const ids = idsWithCoupon(attempts)
  if (ids.length) await container.resolve("coupon").free(trx, ids)
}

/**
 * Holds the coupon of a late payment again; when no use is left, the same person's unpaid purchases lose theirs,
 * because a payment outranks them. `ended`: whether they did.
 */
export async function takeCouponAgain(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
  others: readonly Holder[],
): Promise<{ taken: boolean; ended: boolean }> {
  const { bag_key: bagKey, customer_id: customerId } = attempt
  const use = await couponUseOf(container, trx, { ...attempt, bagKey, customerId })
  const coupons = container.resolve("coupon")
  const held = idsWithCoupon(others)
  if (use || held.length) await coupons.lock(trx, held, use?.coupon.id ?? null)
  const hasOrdered: HasOrdered = use ? orderedBy(container, trx, use) : () => Promise.resolve(false)
  if (!use || (await coupons.reserveAgain(trx, use, hasOrdered))) return { taken: true, ended: false }
  if (!held.length) return { taken: false, ended: false }
  await coupons.free(trx, held)
  return { taken: await coupons.reserveAgain(trx, use, hasOrdered), ended: true }
}

/** Marks a held coupon as used by an order. */
export async function redeemCoupon(
  container: MedusaContainer,
  trx: Sql,
  { id, snapshot, amount_paise }: Attempt,
  orderId: string,
): Promise<void> {
  if (snapshot.coupon) await container.resolve("coupon").redeem(trx, id, orderId, Number(amount_paise))
}

/**
 * An order is being placed, so its buyer's unpaid holds with a coupon for a first order end now. A paid one keeps its
 * price, because the money came while the coupon was valid. Skips rows that another transaction has locked: those are
 * being paid.
 * @returns the attempts whose time has ended, to be expired once the order is committed
 */
export async function endFirstOrderHolds(container: MedusaContainer, trx: Sql, attempt: Attempt): Promise<string[]> {
  const { customer_id: customerId, snapshot } = attempt
  const person = await container.resolve("account").knownBuyer(trx, customerId, snapshot.contact)
  const held = await container.resolve("coupon").heldForFirst(trx, person, attempt.id)
  if (!held.length) return []
  const ended = await many<{ id: string }>(
    trx,
    `update checkout_attempt set held_until = now() where id in (
       select id from checkout_attempt where id = any(?::text[]) and status in ('open', 'held') order by id for update skip locked) returning id`,
    [held],
  )
  return ended.map(({ id }) => id)
}
