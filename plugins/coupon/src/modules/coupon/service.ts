import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type {
  CouponAsk,
  CouponPerson,
  CouponUse,
  HasOrdered,
  ICouponModuleService,
  JudgedCoupon,
} from "@silai/contracts/coupon/service"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import type { IOrderModuleService } from "@silai/contracts/order/service"
import type { Database, Sql } from "@silai/kit/knex"
import { findCoupons } from "../../queries/list"
import { judge } from "../../queries/judge"
import { free, heldForFirst, lockCoupons, redeem, reserve, reserveAgain } from "../../workflows/claim"
import { forget } from "../../workflows/forget"

/** `ICouponModuleService` documents each method. */
export class CouponService implements ICouponModuleService {
  readonly #database: Database

  constructor(container: Record<string, unknown>) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]> {
    return findCoupons(sql, ask)
  }

  judge(ask: CouponAsk, orders: IOrderModuleService): Promise<JudgedCoupon> {
    return judge(this.#database, ask, orders)
  }

  reserve(trx: Sql, use: CouponUse, instead: readonly string[], hasOrdered: HasOrdered): Promise<void> {
    return reserve(trx, use, instead, hasOrdered)
  }

  lock(trx: Sql, attemptIds: readonly string[], couponId: string | null): Promise<void> {
    return lockCoupons(trx, attemptIds, couponId)
  }

  reserveAgain(trx: Sql, use: CouponUse, hasOrdered: HasOrdered): Promise<boolean> {
    return reserveAgain(trx, use, hasOrdered)
  }

  heldForFirst(trx: Sql, who: CouponPerson, attemptId: string): Promise<string[]> {
    return heldForFirst(trx, who, attemptId)
  }

  free(trx: Sql, attemptIds: readonly string[]): Promise<void> {
    return free(trx, attemptIds)
  }

  redeem(trx: Sql, attemptId: string, orderId: string, totalPaise: number): Promise<void> {
    return redeem(trx, attemptId, orderId, totalPaise)
  }

  forget(trx: Sql, customerId: string): Promise<void> {
    return forget(trx, customerId)
  }
}
