import { daysLeft, lateIfPlacedBefore, leavesBy } from "@silai/contracts/checkout/working-days"
import type { OrderDay, OrderSums } from "@silai/contracts/order/service"
import { codeOf } from "@silai/contracts/order/status"
import { many, only, type Sql } from "@silai/kit/knex"
import type { OrderStateRow } from "./order"
import { rowOf } from "./show"
import { queueDaysOfRow } from "./workshop-load"

type Waiting = { oldest: Date | null; over_day: number; late: number }

/** Without orders that wait at the counter: those are never late, their buyers come for them. */
const late = ["accepted", "inProgress", "readyForShipping"] as const
const lateCodes = late.map(codeOf).join(", ")
const placed = codeOf("placed")
const madeToLeave = `has_custom and code in (${lateCodes}) and placed_at < ?`

/** Orders that are late by the usual days, but not by those that the workshop's queue had added to what was promised. */
async function delayed(sql: Sql, nowMs: number, lateBefore: Date): Promise<number> {
  const rows = await many<{ placed_at: Date; queue_days: number }>(
    sql,
    `select placed_at, ${queueDaysOfRow} as queue_days from order_state where ${madeToLeave} and (details -> 'queueDays') is not null`,
    [lateBefore],
  )
  return rows.filter((row) => daysLeft(leavesBy(row.placed_at.getTime(), true, row.queue_days), nowMs) >= 0).length
}

/** From stored sums, and from indexes of what waits: the number of all orders does not matter. */
export async function readSums(sql: Sql, most: number): Promise<OrderSums> {
  const nowMs = Date.now()
  const lateBefore = new Date(lateIfPlacedBefore(nowMs, true))
  const [waiting, delayedOnes, byStatus, latest] = await Promise.all([
    only<Waiting>(
      sql,
      `select (select min(placed_at) from order_state where code = ${placed}) as oldest,
              (select count(*)::int from order_state where code = ${placed} and placed_at < now() - interval '24 hours') as over_day,
              (select count(*)::int from order_state where ${madeToLeave}) as late`,
      [lateBefore],
    ),
    delayed(sql, nowMs, lateBefore),
    many<{ code: number; count: number }>(
      sql,
      `select code, sum(change)::int as count from order_code_tally group by code having sum(change) > 0 order by code`,
    ),
    many<OrderStateRow>(sql, `select * from order_state order by placed_at desc, order_id desc limit ?`, [most]),
  ])
  return {
    waiting: {
      toAccept: byStatus.find(({ code }) => code === placed)?.count ?? 0,
      oldestPlacedAt: waiting.oldest?.toISOString() ?? null,
      overDay: waiting.over_day,
      lateInWorkshop: waiting.late - delayedOnes,
    },
    byStatus,
    latest: latest.map(rowOf),
  }
}

/** See `IOrderModuleService`: by the rule of `order_day`. */
export async function readSales(sql: Sql, orderId: string): Promise<{ salesPaise: number; discountPaise: number }> {
  const row = await only<{ sales: string; discount: string }>(
    sql,
    `select total_paise - refunded_paise as sales, details -> 'totals' ->> 'discountPaise' as discount
       from order_state where order_id = ?`,
    [orderId],
  )
  return { salesPaise: Number(row.sales), discountPaise: Number(row.discount) }
}

/** See `IOrderModuleService`. */
export async function readDays(sql: Sql, since: string): Promise<OrderDay[]> {
  const rows = await many<Omit<OrderDay, "salesPaise"> & { paise: string }>(
    sql,
    `select to_char(day, 'YYYY-MM-DD') as day, sum(orders)::int as orders, sum(custom_orders)::int as "customOrders", sum(sales_paise) as paise
       from order_day where day >= ?::date group by order_day.day order by order_day.day`,
    [since],
  )
  return rows.map(({ paise, ...row }) => ({ ...row, salesPaise: Number(paise) }))
}
