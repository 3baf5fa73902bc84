import type { CouponKind, CouponState } from "@silai/contracts/coupon/limits"
import { couponMessages } from "@silai/contracts/coupon/messages"
import type { CouponRow } from "@silai/contracts/coupon/shapes"
import { toRupees } from "@silai/kit/money"
import type { Rule } from "../rules/judge"

/** A row of `coupon`; bigints arrive as text. */
export type Row = {
  id: string
  code: string
  name: string
  kind: CouponKind
  percent: number | null
  amount_paise: string | null
  cap_paise: string | null
  minimum_paise: string
  category_ids: string[]
  style_ids: string[]
  colourway_ids: string[]
  customer_ids: string[]
  is_listed: boolean
  first_order: boolean
  per_customer: number | null
  total_uses: number | null
  starts_at: Date | null
  ends_at: Date | null
  state: CouponState
  taken: number
  batch_id: string | null
  promotion_id: string | null
  campaign_id: string | null
  version: number
  created_at: Date
  updated_at: Date
}
/** With the totals of its claims. */
export type SummedRow = Row & { held: number; used: number; discount_paise: string; revenue_paise: string }

const numberOrNull = (text: string | null) => (text === null ? null : Number(text))
const rupeesOrNull = (text: string | null) => (text === null ? null : toRupees(Number(text)))

export const ruleOf = (row: Row): Rule => ({
  kind: row.kind,
  percent: row.percent,
  amountPaise: numberOrNull(row.amount_paise),
  capPaise: numberOrNull(row.cap_paise),
  minimumPaise: Number(row.minimum_paise),
  categoryIds: row.category_ids,
  styleIds: row.style_ids,
  colourwayIds: row.colourway_ids,
  customerIds: row.customer_ids,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  state: row.state,
})

/** "10% off, at most ₹300". */
export const worthInWords = (row: Row): string =>
  couponMessages.worth({
    kind: row.kind,
    percent: row.percent,
    amount: rupeesOrNull(row.amount_paise),
    cap: rupeesOrNull(row.cap_paise),
  })

/** As the back office gets it: rupees, ISO dates. */
export const shown = (row: SummedRow): CouponRow => ({
  _id: row.id,
  code: row.code,
  name: row.name,
  kind: row.kind,
  percent: row.percent,
  amount: rupeesOrNull(row.amount_paise),
  cap: rupeesOrNull(row.cap_paise),
  minimum: toRupees(Number(row.minimum_paise)),
  categoryIds: row.category_ids,
  styleIds: row.style_ids,
  colourwayIds: row.colourway_ids,
  customerIds: row.customer_ids,
  isListed: row.is_listed,
  firstOrder: row.first_order,
  perCustomer: row.per_customer,
  totalUses: row.total_uses,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  state: row.state,
  held: row.held,
  used: row.used,
  discountRupees: toRupees(Number(row.discount_paise)),
  revenueRupees: toRupees(Number(row.revenue_paise)),
  batchId: row.batch_id,
  promotionId: row.promotion_id,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
})
