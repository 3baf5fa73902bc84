import type { ReplyOf } from "@silai/contracts/call"
import { daysLeft, leavesBy } from "@silai/contracts/checkout/working-days"
import type { workshopCalls } from "@silai/contracts/order/workshop-calls"
import { TO_SEW_CODES, WORKSHOP_STAGES } from "@silai/contracts/order/workshop"
import { many, only, type Sql } from "@silai/kit/knex"

type Reply = ReplyOf<typeof workshopCalls.all>
type Person = { userId: string; name: string; perDay: number | null }
type Open = { tailor_id: string | null; placed_at: Date; queue_days: number; pieces: number }

const unready = WORKSHOP_STAGES.filter(({ key }) => key !== "ready").flatMap((stage) => [...stage.codes])

/** Working days by which the workshop's queue and the shop's closed days delayed a row of `order_state`, as promised. */
export const queueDaysOfRow = `coalesce((details ->> 'queueDays')::int, 0)`

/** Pieces of a row of `order_state` that are made for it. */
const madePieces = `
  (select coalesce(sum((line ->> 'quantity')::int), 0)::int from jsonb_array_elements(details -> 'lines') as lines (line) where line ->> 'orderType' = 'custom')`

/** `IOrderModuleService` documents it. */
export const piecesToSew = async (sql: Sql): Promise<number> =>
  (
    await only<{ pieces: number }>(
      sql,
      `select coalesce(sum(${madePieces}), 0)::int as pieces from order_state where has_custom and code in (${TO_SEW_CODES.join(", ")})`,
    )
  ).pieces

/** The unfinished work of each of these people, and all of it by who sews it and by the day on which it must leave the workshop. */
export async function workshopLoad(
  sql: Sql,
  people: readonly Person[],
  nowMs = Date.now(),
): Promise<Pick<Reply, "tailors" | "load">> {
  const rows = await many<Open>(
    sql,
    `select tailor_id, placed_at, ${queueDaysOfRow} as queue_days, ${madePieces} as pieces
       from order_state where has_custom and code in (${unready.join(", ")})`,
  )
  const open = rows.map(({ tailor_id, placed_at, queue_days, pieces }) => ({
    tailor: tailor_id,
    day: leavesBy(placed_at.getTime(), true, queue_days),
    pieces,
  }))
  const cells = new Map<string, Reply["load"][number]>()
  for (const { tailor, day, pieces } of open) {
    const key = `${day} ${tailor ?? ""}`
    const cell = cells.get(key) ?? { tailor, day, orders: 0, pieces: 0 }
    cells.set(key, { ...cell, orders: cell.orders + 1, pieces: cell.pieces + pieces })
  }
  const tailors = people.map(({ userId, name, perDay }) => {
    const own = open.filter(({ tailor }) => tailor === userId)
    const soon = own.filter(({ day }) => daysLeft(day, nowMs) <= 1)
    return { _id: userId, name, orders: own.length, dueSoon: soon.length, perDay }
  })
  const load = [...cells.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return { tailors, load }
}
