import { couponCodeOf } from "@silai/contracts/coupon/code"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import type { CouponAsk, CouponPerson, JudgedCoupon } from "@silai/contracts/coupon/service"
import type { IOrderModuleService } from "@silai/contracts/order/service"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { refuseWhoOrWhen, worthOf } from "../rules/judge"
import { FIRST_ORDER, personKeys } from "../rules/person"
import { type Row, ruleOf } from "./rows"

/** With what this person has taken of it, and holds with an unpaid purchase: that counts as free, because it would be given back first. */
export type TakenRow = Row & { own: number; by_them: number; first_taken: boolean }
type HasOrdered = () => Promise<boolean>

/** `TakenRow`'s columns, in addition to those of a coupon `c`; bound by `takenBindings`. */
export const takenColumns = `
  (select count(*) from own where coupon_id = c.id)::int as own,
  coalesce((select max(p.taken) from coupon_person p where p.scope = c.id and p.who = any(?::text[])), 0) as by_them,
  coalesce((select max(p.taken) from coupon_person p where p.scope = ? and p.who = any(?::text[])), 0)
    > (select count(*) from own where first_order) as first_taken`
/** The coupons that this person holds, for `takenColumns`; bound by `who` of `personKeys`. */
export const heldByThem = `own as (select h.coupon_id, k.first_order from coupon_claim h join coupon k on k.id = h.coupon_id
                   where h.status = 'held' and h.who && ?::text[])`
export const takenBindings = (who: readonly string[]) => [who, FIRST_ORDER, who]

/** @throws as `ICouponModuleService.judge`, but for what concerns goods */
export async function refuseUnusable(row: TakenRow, person: CouponPerson, hasOrdered: HasOrdered): Promise<void> {
  refuseWhoOrWhen(ruleOf(row), person, new Date())
  if (row.per_customer !== null && row.by_them - row.own >= row.per_customer) throw refuse(couponRefusals.already_used)
  if (row.total_uses !== null && row.taken - row.own >= row.total_uses) throw refuse(couponRefusals.used_up)
  if (row.first_order && (row.first_taken || (await hasOrdered()))) throw refuse(couponRefusals.first_order_only)
}

/** A coupon that this person may use now, from plain reads. @throws as `refuseUnusable` */
export async function usableCoupon(
  sql: Sql,
  typed: string,
  person: CouponPerson,
  orders: IOrderModuleService,
): Promise<Row> {
  const { who } = personKeys(person)
  const row = await one<TakenRow>(
    sql,
    `with ${heldByThem} select c.*, ${takenColumns} from coupon c where c.code = ?`,
    [who, ...takenBindings(who), couponCodeOf(typed)],
  )
  if (!row) throw refuse(couponRefusals.not_valid)
  await refuseUnusable(row, person, () => orders.hasOrdered(sql, person))
  return row
}

export async function judge(sql: Sql, ask: CouponAsk, orders: IOrderModuleService): Promise<JudgedCoupon> {
  const row = await usableCoupon(sql, ask.code, ask, orders)
  const { id, code, version, promotion_id: promotionId } = row
  return { id, code, version, promotionId, ...worthOf(ruleOf(row), ask) }
}
