import type { KnownBuyer } from "../account/known-buyer"
import type { SnapshotLine } from "../checkout/snapshot"
import type { IOrderModuleService } from "../order/service"
import type { FindAsk, FoundThing } from "../notice/find"
import type { Sql } from "../sql"

export type CouponLine = Pick<SnapshotLine, "colourwayId" | "styleId" | "categoryId" | "linePaise">
/** The buyer; null where not known yet. `countedContact` says what a coupon's limits count. */
export type CouponPerson = KnownBuyer
export type CouponAsk = CouponPerson & { code: string; lines: readonly CouponLine[]; deliveryPaise: number }

/** A coupon as a purchase stores it. `deliveryPaise`: its discount on the delivery. */
export type StoredCoupon = {
  id: string
  code: string
  version: number
  promotionId: string | null
  deliveryPaise: number
}
/** `linesPaise`: its discount on each given line, in their order; integers whose sum is the discount on the goods. */
export type JudgedCoupon = StoredCoupon & { linesPaise: readonly number[] }

/** A use of a coupon that a purchase takes. `bagKey`: the customer, or else the browser. */
export type CouponUse = CouponPerson & {
  attemptId: string
  bagKey: string
  coupon: StoredCoupon
  discountPaise: number
}

/** Whether the buyer has another order by now, or one that is paid and about to be placed. */
export type HasOrdered = () => Promise<boolean>

/**
 * The service of coupons for the checkout: `container.resolve("coupon")`. Calls that change something join the caller's
 * transaction. Locks come in the order attempts, coupons, stock levels.
 */
export type ICouponModuleService = {
  /** Coupons by code or name, for the search of the whole back office: the newest first, in one indexed statement. */
  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]>
  /**
   * A code's discount on these goods for this person, from plain reads: nothing is held yet.
   * @throws coupon.not_valid, not_begun, over, below_minimum, other_goods, used_up, already_used, first_order_only,
   * for_somebody_else, sign_in, nothing_off
   */
  judge(ask: CouponAsk, orders: IOrderModuleService): Promise<JudgedCoupon>
  /**
   * Frees what these attempts hold, then takes one use. The table's CHECKs decide; a first order is checked again, under the lock
   * of `heldForFirst`.
   * @throws coupon.changed when the coupon differs from the one that was checked, coupon.used_up, coupon.already_used,
   * coupon.first_order_placed
   */
  reserve(trx: Sql, use: CouponUse, instead: readonly string[], hasOrdered: HasOrdered): Promise<void>
  /** Locks the coupons of these attempts, and of this use, until the transaction ends. */
  lock(trx: Sql, attemptIds: readonly string[], couponId: string | null): Promise<void>
  /**
   * Takes one use for a purchase that is paid, and whose hold had ended. Its price stays, even if the coupon was changed, paused
   * or has expired since; only its limits count, and the first-order rule. The caller has locked the coupon. @returns false, and
   * takes nothing, when no use is left
   */
  reserveAgain(trx: Sql, use: CouponUse, hasOrdered: HasOrdered): Promise<boolean>
  /**
   * Other purchases of this person that hold a coupon for a first order. Asked when an order of theirs is placed; until that
   * transaction ends, no such coupon can be taken for them.
   */
  heldForFirst(trx: Sql, who: CouponPerson, attemptId: string): Promise<string[]>
  /** Returns the held uses of these attempts. A second run finds nothing. */
  free(trx: Sql, attemptIds: readonly string[]): Promise<void>
  /** A held use has become an order. `totalPaise`: the amount paid for it. */
  redeem(trx: Sql, attemptId: string, orderId: string, totalPaise: number): Promise<void>
  /** Erases a customer, in the transaction that deletes the account: their personal coupons end, uses lose their owner. */
  forget(trx: Sql, customerId: string): Promise<void>
}
