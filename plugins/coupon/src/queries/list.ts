import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CATALOGUE } from "@silai/contracts/catalogue/service"
import type { couponCalls } from "@silai/contracts/coupon/calls"
import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import { COUPON_USES_SHOWN, plainCode } from "@silai/contracts/coupon/limits"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import type { CouponRow } from "@silai/contracts/coupon/shapes"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { likeText } from "@silai/kit/like-text"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { shown, type SummedRow } from "./rows"

type Ask = ParsedBodyOf<typeof couponCalls.adminAll>
type Filters = ParsedBodyOf<typeof couponCalls.adminExport>
type Listed = Pick<ReplyOf<typeof couponCalls.adminAll>, "data" | "total" | "totalPages">
type Single = ReplyOf<typeof couponCalls.adminSingle>["data"]

const summed = `
  select c.*, s.held, s.used, s.discount_paise, s.revenue_paise
    from coupon c
    cross join lateral (
      select count(*) filter (where status = 'held')::int as held, count(*) filter (where status = 'used')::int as used,
             coalesce(sum(discount_paise) filter (where status = 'used'), 0) as discount_paise,
             coalesce(sum(total_paise) filter (where status = 'used'), 0) as revenue_paise
        from coupon_claim where coupon_id = c.id) s`

const orders: Record<Ask["sort"], string> = {
  latest: "c.created_at desc, c.id desc",
  oldest: "c.created_at, c.id",
  code_down: "c.code desc, c.id",
  uses_up: "s.used, c.created_at desc, c.id desc",
  ends_down: "c.ends_at desc nulls last, c.created_at desc, c.id desc",
  code: "c.code, c.id",
  uses: "s.used desc, c.created_at desc, c.id desc",
  ends: "c.ends_at nulls last, c.created_at desc, c.id desc",
}

/** Which coupons are listed; of a batch's codes only one that is asked for by the whole code: its batch is their list. */
function whereOf({ search = "", status }: Omit<Filters, "sort">) {
  const states = status === "current" ? ["active", "paused"] : [status]
  const where = `where c.state = any(?::text[])
    and ((c.batch_id is null and (? = '' or lower(c.code || ' ' || c.name) like ?)) or c.code = ?)`
  return { where, bindings: [states, search, likeText(search), plainCode(search)] }
}

/** One page of coupons, for the back office. */
export async function listCoupons(sql: Sql, { sort, page, pageSize, ...filters }: Ask): Promise<Listed> {
  const { where, bindings } = whereOf(filters)
  const [rows, counts] = await Promise.all([
    many<SummedRow>(sql, `${summed} ${where} order by ${orders[sort]} limit ? offset ?`, [
      ...bindings,
      pageSize,
      (page - 1) * pageSize,
    ]),
    one<{ count: number }>(sql, `select count(*)::int as count from coupon c ${where}`, bindings),
  ])
  const total = counts?.count ?? 0
  return { data: rows.map(shown), total, totalPages: Math.ceil(total / pageSize) }
}

/** All coupons of the filtered list, up to the limit of one file. */
export async function everyCoupon(sql: Sql, { sort, ...filters }: Filters): Promise<CouponRow[]> {
  const { where, bindings } = whereOf(filters)
  const rows = await many<SummedRow>(sql, `${summed} ${where} order by ${orders[sort]} limit ?`, [
    ...bindings,
    LIST_EXPORT.maxRows,
  ])
  return rows.map(shown)
}

/** The codes of a batch, in the order of their letters. */
export const codesOf = async (sql: Sql, batchId: string): Promise<CouponRow[]> =>
  (
    await many<SummedRow>(sql, `${summed} where c.batch_id = ? order by c.code limit ?`, [batchId, LIST_EXPORT.maxRows])
  ).map(shown)

/** @throws coupon.unknown */
export async function readCoupon(sql: Sql, id: string): Promise<CouponRow> {
  const row = await one<SummedRow>(sql, `${summed} where c.id = ?`, [id])
  if (!row) throw refuse(couponRefusals.unknown)
  return shown(row)
}

/** The names of what and whom a coupon's lists name; what is gone is left out. */
async function namesIn(container: MedusaContainer, coupon: CouponRow): Promise<Single["named"]> {
  const { categoryIds, styleIds, colourwayIds, customerIds } = coupon
  const [goods, people] = await Promise.all([
    container.resolve(CATALOGUE).namesOf([...categoryIds, ...styleIds, ...colourwayIds]),
    customerIds.length
      ? container
          .resolve(Modules.CUSTOMER)
          .listCustomers({ id: customerIds }, { select: ["id", "first_name", "last_name", "email"], take: null })
      : [],
  ])
  return [
    ...goods,
    ...people.map(({ id, first_name, last_name, email }) => ({
      _id: id,
      name: [first_name, last_name].filter(Boolean).join(" ") || email || id,
    })),
  ]
}

/** One coupon with its newest uses. @throws coupon.unknown */
export async function readWithUses(container: MedusaContainer, id: string): Promise<Single> {
  const sql = databaseOf(container)
  const coupon = await readCoupon(sql, id)
  const named = await namesIn(container, coupon)
  const uses = await many<{
    order_id: string
    used_at: Date
    code: string
    discount_paise: string
    total_paise: string
  }>(
    sql,
    `select order_id, used_at, code, discount_paise, total_paise from coupon_claim
      where coupon_id = ? and status = 'used' order by used_at desc, order_id limit ?`,
    [id, COUPON_USES_SHOWN],
  )
  return {
    ...coupon,
    named,
    uses: uses.map((use) => ({
      orderId: use.order_id,
      at: use.used_at.toISOString(),
      code: use.code,
      discountRupees: toRupees(Number(use.discount_paise)),
      totalRupees: toRupees(Number(use.total_paise)),
    })),
  }
}
