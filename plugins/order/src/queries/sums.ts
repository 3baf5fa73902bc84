import { one, many, type Sql } from "@silai/kit/knex"
import { CANCELLED } from "@silai/contracts/order/status"
import type { OrderSums } from "@silai/contracts/order/service"
import { toRupees } from "@silai/kit/money"
import type { OrderStateRow } from "./order"
import { rowOf } from "./show"

type SumRow = {
  today_orders: string
  today_paise: string
  week_orders: string
  week_paise: string
  to_accept: string
  oldest: Date | null
}

/** A day starts at midnight in India; cancelled orders are not sales. */
const dayStart = `(date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`

export async function readSums(sql: Sql): Promise<OrderSums> {
  const [row, byStatus, latest] = await Promise.all([
    one<SumRow>(
      sql,
      `select count(*) filter (where placed_at >= ${dayStart}) as today_orders,
              coalesce(sum(total_paise - refunded_paise) filter (where placed_at >= ${dayStart}), 0) as today_paise,
              count(*) filter (where placed_at >= ${dayStart} - interval '6 days') as week_orders,
              coalesce(sum(total_paise - refunded_paise) filter (where placed_at >= ${dayStart} - interval '6 days'), 0) as week_paise,
              (select count(*) from order_state where code = 0) as to_accept,
              (select min(placed_at) from order_state where code = 0) as oldest
         from order_state where placed_at >= ${dayStart} - interval '6 days' and not code = any(?::int[])`,
      [[...CANCELLED]],
    ),
    many<{ code: number; count: string }>(
      sql,
      `select code, count(*) from order_state where archived_at is null group by code order by code`,
    ),
    many<OrderStateRow>(sql, `select * from order_state order by placed_at desc, order_id desc limit 5`),
  ])
  return {
    today: { orders: Number(row!.today_orders), salesRupees: toRupees(Number(row!.today_paise)) },
    last7: { orders: Number(row!.week_orders), salesRupees: toRupees(Number(row!.week_paise)) },
    waiting: { toAccept: Number(row!.to_accept), oldestPlacedAt: row!.oldest?.toISOString() ?? null },
    byStatus: byStatus.map(({ code, count }) => ({ code, count: Number(count) })),
    latest: latest.map(rowOf),
  }
}
