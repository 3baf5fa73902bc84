import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import type { couponBatchCalls } from "@silai/contracts/coupon/batch-calls"
import type { BatchRule, CouponBatch } from "@silai/contracts/coupon/batch-shapes"
import type { CouponState } from "@silai/contracts/coupon/limits"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import { many, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"

/** A row of `coupon_batch`; `rule` as requested, in rupees. */
export type BatchRow = {
  id: string
  pattern: string
  rule: BatchRule & { customerIds: string[]; isListed: boolean }
  codes: number
  made: number
  state: CouponState
  promotion_id: string | null
  campaign_id: string | null
  version: number
  changed_by: string
  created_at: Date
}
type SummedBatch = BatchRow & { held: number; used: number; discount_paise: string; revenue_paise: string }
type Ask = ParsedBodyOf<typeof couponBatchCalls.all>
type Listed = Pick<ReplyOf<typeof couponBatchCalls.all>, "data" | "total" | "totalPages">

const summed = `
  select b.*, s.held, s.used, s.discount_paise, s.revenue_paise
    from coupon_batch b
    cross join lateral (
      select coalesce(sum(s.held), 0)::int as held, coalesce(sum(s.used), 0)::int as used,
             coalesce(sum(s.discount_paise), 0) as discount_paise, coalesce(sum(s.revenue_paise), 0) as revenue_paise
        from coupon c join coupon_sum s on s.coupon_id = c.id where c.batch_id = b.id) s`

function shown({ rule: { customerIds: _whom, isListed: _listed, ...rule }, ...row }: SummedBatch): CouponBatch {
  return {
    ...rule,
    _id: row.id,
    pattern: row.pattern,
    codes: row.codes,
    made: row.made,
    state: row.state,
    held: row.held,
    used: row.used,
    discountRupees: toRupees(Number(row.discount_paise)),
    revenueRupees: toRupees(Number(row.revenue_paise)),
    promotionId: row.promotion_id,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  }
}

/** One page of batches, latest first. */
export async function listBatches(sql: Sql, { page, pageSize }: Ask): Promise<Listed> {
  const [rows, counts] = await Promise.all([
    many<SummedBatch>(sql, `${summed} order by b.created_at desc, b.id desc limit ? offset ?`, [
      pageSize,
      (page - 1) * pageSize,
    ]),
    one<{ count: number }>(sql, `select count(*)::int as count from coupon_batch`),
  ])
  const total = counts?.count ?? 0
  return { data: rows.map(shown), total, totalPages: Math.ceil(total / pageSize) }
}

/** @throws coupon.batch_unknown */
export async function readBatch(sql: Sql, id: string): Promise<CouponBatch> {
  const row = await one<SummedBatch>(sql, `${summed} where b.id = ?`, [id])
  if (!row) throw refuse(couponRefusals.batch_unknown)
  return shown(row)
}
