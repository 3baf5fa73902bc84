import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { couponCalls } from "@silai/contracts/coupon/calls"
import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import { couponCodeOf } from "@silai/contracts/coupon/code"
import { COUPON_USES_SHOWN } from "@silai/contracts/coupon/limits"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import type { CouponRow } from "@silai/contracts/coupon/shapes"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { type Database, databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { inPages } from "@silai/kit/pages"
import { refuse } from "@silai/kit/refuse"
import { everyTypedIn, everyWordIn } from "@silai/kit/search-words"
import { areGoodsGone, goodsOf } from "../rules/conditions"
import { namesOfGoods } from "./goods"
import { shown, type SummedRow } from "./rows"

type Ask = ParsedBodyOf<typeof couponCalls.adminAll>
type Filters = ParsedBodyOf<typeof couponCalls.adminExport>
type Listed = Pick<ReplyOf<typeof couponCalls.adminAll>, "data" | "total" | "totalPages">
type Single = ReplyOf<typeof couponCalls.adminSingle>["data"]

const summed = `select c.*, s.held, s.used, s.discount_paise, s.revenue_paise from coupon c join coupon_sum s on s.coupon_id = c.id`

/** Each sort reads its own index. */
const orders: Record<Ask["sort"], string> = {
  latest: "c.created_at desc, c.id desc",
  oldest: "c.created_at, c.id",
  code_down: "c.code desc, c.id desc",
  uses_up: "s.used, s.coupon_id",
  ends_down: "c.ends_at desc nulls last, c.created_at desc, c.id desc",
  code: "c.code, c.id",
  uses: "s.used desc, s.coupon_id desc",
  ends: "c.ends_at nulls last, c.created_at desc, c.id desc",
}

/**
 * Which coupons are listed; a batch's code only when searched for in full, because a batch has its own list. `ofSums`:
 * the same condition for `coupon_sum`, whose index by uses has no batch codes.
 */
function whereOf({ search = "", status }: Omit<Filters, "sort">) {
  const state = status === "current" ? "c.state in ('active', 'paused')" : `c.state = '${status}'`
  if (!search) return { where: `where ${state} and c.batch_id is null`, ofSums: " and not s.is_code", bindings: [] }
  const words = everyTypedIn("lower(c.code || ' ' || c.name)", search)
  return {
    where: `where ${state} and ((c.batch_id is null and ${words.where}) or c.code = ?)`,
    ofSums: "",
    bindings: [...words.bindings, couponCodeOf(search)],
  }
}

/** One page of coupons, for the back office. */
export async function listCoupons(
  container: MedusaContainer,
  { sort, page, pageSize, ...filters }: Ask,
): Promise<Listed> {
  const sql = databaseOf(container)
  const { where, ofSums, bindings } = whereOf(filters)
  const [rows, counts] = await Promise.all([
    many<SummedRow>(sql, `${summed} ${where}${ofSums} order by ${orders[sort]} limit ? offset ?`, [
      ...bindings,
      pageSize,
      (page - 1) * pageSize,
    ]),
    one<{ count: number }>(sql, `select count(*)::int as count from coupon c ${where}`, bindings),
  ])
  const total = counts?.count ?? 0
  const names = await namesOfGoods(container, rows)
  const data = rows.map((row) => ({ ...shown(row), goodsGone: areGoodsGone(row, names) }))
  return { data, total, totalPages: Math.ceil(total / pageSize) }
}

/** Coupons by code or name, and a batch's code in full, for the search of the whole back office. */
export async function findCoupons(sql: Sql, { search, most }: FindAsk): Promise<FoundThing[]> {
  const words = everyWordIn("lower(code || ' ' || name)", search)
  const rows = await many<{ id: string; code: string; name: string; state: string }>(
    sql,
    `select id, code, name, state from (
       (select * from coupon where batch_id is null and ${words?.where ?? "false"} limit 200) union (select * from coupon where code = ?)) c
      order by created_at desc, id desc limit ?`,
    [...(words?.bindings ?? []), couponCodeOf(search), most],
  )
  return rows.map((row) => ({ _id: row.id, title: row.code, detail: row.name, state: row.state }))
}

const inFile = (database: Database, which: string, bindings: unknown[]): AsyncIterable<CouponRow[]> =>
  inPages<SummedRow, CouponRow>(database, `${summed} ${which} limit ?`, [...bindings, LIST_EXPORT.maxRows], shown)

/** All coupons of the filtered list, up to the limit of one file, as they are read. */
export function everyCoupon(database: Database, { sort, ...filters }: Filters): AsyncIterable<CouponRow[]> {
  const { where, ofSums, bindings } = whereOf(filters)
  return inFile(database, `${where}${ofSums} order by ${orders[sort]}`, bindings)
}

/** The codes of a batch, in alphabetical order. */
export const codesOf = (database: Database, batchId: string): AsyncIterable<CouponRow[]> =>
  inFile(database, "where c.batch_id = ? order by c.code", [batchId])

/** @throws coupon.unknown */
export async function readCoupon(sql: Sql, id: string): Promise<CouponRow> {
  const row = await one<SummedRow>(sql, `${summed} where c.id = ?`, [id])
  if (!row) throw refuse(couponRefusals.unknown)
  return shown(row)
}

/** The names of the people that a coupon is for, by id; deleted ones are left out. */
async function namesOfPeople(container: MedusaContainer, customerIds: string[]): Promise<ReadonlyMap<string, string>> {
  const people =
    customerIds.length > 0
      ? await container
          .resolve(Modules.CUSTOMER)
          .listCustomers({ id: customerIds }, { select: ["id", "first_name", "last_name", "email"], take: null })
      : []
  return new Map(
    people.map(({ id, first_name, last_name, email }) => [
      id,
      [first_name, last_name].filter(Boolean).join(" ") || email || id,
    ]),
  )
}

/** One coupon with its newest uses. @throws coupon.unknown */
export async function readWithUses(container: MedusaContainer, id: string): Promise<Single> {
  const sql = databaseOf(container)
  const row = await one<SummedRow>(sql, `${summed} where c.id = ?`, [id])
  if (!row) throw refuse(couponRefusals.unknown)
  const [goods, people] = await Promise.all([
    namesOfGoods(container, [row]),
    namesOfPeople(container, row.customer_ids),
  ])
  const nameOf = (_id: string) => ({ _id, name: goods.get(_id) ?? people.get(_id) ?? "" })
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
    ...shown(row),
    goodsGone: areGoodsGone(row, goods),
    named: [...goodsOf(row), ...row.customer_ids].map(nameOf),
    uses: uses.map((use) => ({
      orderId: use.order_id,
      at: use.used_at.toISOString(),
      code: use.code,
      discountRupees: toRupees(Number(use.discount_paise)),
      totalRupees: toRupees(Number(use.total_paise)),
    })),
  }
}
