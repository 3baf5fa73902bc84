import { COUPONS_SHOWN } from "@silai/contracts/coupon/limits"
import { couponMessages } from "@silai/contracts/coupon/messages"
import { toRupees } from "@silai/kit/money"

export type Limited = {
  minimum_paise: string
  category_ids: readonly string[]
  style_ids: readonly string[]
  colourway_ids: readonly string[]
  first_order: boolean
  per_customer: number | null
}

/** The ids of the goods that a coupon is for; none: all goods. */
export const goodsOf = ({ category_ids, style_ids, colourway_ids }: Limited): string[] => [
  ...category_ids,
  ...style_ids,
  ...colourway_ids,
]

/** Whether a coupon is for certain goods of which none exists any more, so that no bag can use it. `names`: of its goods, by id. */
export function areGoodsGone(coupon: Limited, names: ReadonlyMap<string, string>): boolean {
  const goods = goodsOf(coupon)
  return goods.length > 0 && !goods.some((id) => names.has(id))
}

/** A coupon's conditions, each in words; `names` of its goods, by id. */
export function conditionsOf(coupon: Limited, names: ReadonlyMap<string, string>): string[] {
  const minimum = toRupees(Number(coupon.minimum_paise))
  const goods = goodsOf(coupon)
  const named = goods.flatMap((id) => names.get(id) ?? []).slice(0, COUPONS_SHOWN.goodsNamed)
  return [
    ...(minimum > 0 ? [couponMessages.from(minimum)] : []),
    ...(named.length ? [couponMessages.forGoods(named, goods.length - named.length)] : []),
    ...(coupon.first_order ? [couponMessages.firstOrder] : []),
    ...(coupon.per_customer === null ? [] : [couponMessages.timesEach(coupon.per_customer)]),
  ]
}
