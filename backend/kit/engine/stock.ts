import type { StockCause } from "@silai/contracts/inventory/limits"
import { emitEvents } from "./events"
import { houseIds, houseLocation } from "./house-ids"
import { newId } from "../sql/ids"
import { lockKeys, takeKeys } from "../session/keys"
import { many, one, type Sql } from "../sql/knex"
import { notifyLive } from "../sql/outbox"

/** Why stock moves, and for what: written into each later movement of the transaction. `by`: a staff member. */
export type MovementCause = {
  why: StockCause
  orderId?: string | null
  attemptId?: string | null
  returnId?: string | null
  by?: { name: string; userId: string | null } | null
  note?: string
}

/** A level whose row this transaction has locked. `unsold`: stocked and not reserved; `free`: of these, what is not held either. */
export type Level = {
  levelId: string
  item: string
  stocked: number
  reserved: number
  held: number
  backorder: boolean
  unsold: number
  free: number
}

/** Pieces of an inventory item. */
export type Pieces = { item: string; quantity: number }

/** The change of a stock level. */
export type StockMove = { item: string; stocked?: number; reserved?: number; held?: number }

/** Longer than any transaction of ours; if a workflow of the engine still holds a level then, the caller answers 503. */
const lockWait = "10s"
/** Sets the cause until the end of the transaction. Binding: the cause. */
const setCause = `set_config('lock_timeout', '${lockWait}', true), set_config('silai.stock_cause', ?, true)`

/**
 * Locks the levels of these items until the transaction ends, and sets why they move: the one place that does. First the items'
 * keys, which the engine's workflows take too (`advisory-locks`), then the rows, against engine calls that take no key; both in a
 * fixed order, so that no two of ours deadlock. Every buyer of these sizes waits from here on, so call it last, and once. A
 * deleted size has no level.
 */
export async function lockLevels(trx: Sql, items: readonly string[], cause: MovementCause): Promise<Level[]> {
  const wanted = [...new Set(items)]
  if (!wanted.length) return []
  await trx.raw(
    `select ${setCause}, (select count(taken.got) from (${takeKeys("pg_advisory_xact_lock", "?")}) taken)`,
    [JSON.stringify(cause), wanted],
  )
  return many<Level>(
    trx,
    `select id as "levelId", inventory_item_id as item, stocked_quantity::int as stocked, reserved_quantity::int as reserved, held, backorder,
            (stocked_quantity - reserved_quantity)::int as unsold, (stocked_quantity - reserved_quantity)::int - held as free
       from inventory_level where inventory_item_id = any(?::text[]) and deleted_at is null and location_id = ${houseLocation}
      order by inventory_item_id collate "C", id for update`,
    [wanted],
  )
}

/** Changes why stock moves, in a transaction with several causes. */
export const setMovementCause = (trx: Sql, cause: MovementCause): Promise<unknown> =>
  trx.raw(`select ${setCause}`, [JSON.stringify(cause)])

/** The engine keeps each number twice; one that is not written in both is read wrongly. */
const both = (column: string, change: string) =>
  `${column} = l.${column} + ${change}, raw_${column} = jsonb_build_object('value', trim_scale(l.${column} + ${change})::text, 'precision', 20)`

/**
 * Moves locked levels by differences; a trigger records each. A deleted size is no longer counted.
 * @throws when a level would be sold beyond what is there (`stock_is_not_oversold`)
 */
export async function moveStock(
  trx: Sql,
  levels: readonly Pick<Level, "levelId" | "item">[],
  moves: readonly StockMove[],
): Promise<void> {
  const rows = moves.flatMap(({ item, stocked = 0, reserved = 0, held = 0 }) => {
    const level = levels.find((one) => one.item === item)
    return level && (stocked || reserved || held) ? [{ level: level.levelId, stocked, reserved, held }] : []
  })
  if (!rows.length) return
  await trx.raw(
    `update inventory_level l set ${both("stocked_quantity", "m.stocked")}, ${both("reserved_quantity", "m.reserved")}, held = l.held + m.held, updated_at = now()
       from (select level, sum(stocked)::int as stocked, sum(reserved)::int as reserved, sum(held)::int as held
               from jsonb_to_recordset(?::jsonb) as one (level text, stocked int, reserved int, held int) group by level) m
      where l.id = m.level`,
    [JSON.stringify(rows)],
  )
}

/** Pieces to reserve: for an order line, or with a description of their purpose. */
export type ToReserve = Pieces & { lineItemId?: string; description?: string; backorder?: boolean }

/** Reserves pieces on locked levels. @returns the reservations' ids, in their order */
export async function reserve(trx: Sql, levels: readonly Level[], pieces: readonly ToReserve[]): Promise<string[]> {
  const rows = pieces.map((one) => ({ ...one, id: newId("resitem") }))
  if (!rows.length) return []
  const { locationId } = await houseIds(trx)
  await trx.raw(
    `insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity, allow_backorder, description)
     select id, "lineItemId", item, ?, quantity, jsonb_build_object('value', quantity::text, 'precision', 20), coalesce(backorder, false), description
       from jsonb_to_recordset(?::jsonb) as one (id text, "lineItemId" text, item text, quantity int, backorder boolean, description text)`,
    [locationId, JSON.stringify(rows)],
  )
  await moveStock(
    trx,
    levels,
    rows.map(({ item, quantity }) => ({ item, reserved: quantity })),
  )
  return rows.map(({ id }) => id)
}

/** A live reservation as `reservationsOf` reads it. */
export type Reservation = { id: string; item: string; lineItemId: string | null; quantity: number }

/** The live reservations of these lines, and those with these ids. Read before locking: it gives the levels to lock. */
export const reservationsOf = (
  sql: Sql,
  of: { lineItemIds?: readonly string[]; ids?: readonly string[] },
): Promise<Reservation[]> =>
  many<Reservation>(
    sql,
    `select id, inventory_item_id as item, line_item_id as "lineItemId", quantity::int as quantity from reservation_item
      where (line_item_id = any(?::text[]) or id = any(?::text[])) and deleted_at is null order by id`,
    [[...(of.lineItemIds ?? [])], [...(of.ids ?? [])]],
  )

/**
 * Releases reserved pieces on locked levels: the whole reservation, or `quantity` of it. Pieces that leave stock are
 * released first and deducted afterwards, since no statement may leave a level oversold. Missing reservations are
 * skipped.
 * @returns the ids of those that ended, and of those that became smaller
 */
export async function release(
  trx: Sql,
  levels: readonly Level[],
  pieces: readonly { id: string; quantity: number }[],
): Promise<{ ended: string[]; smaller: string[] }> {
  if (!pieces.length) return { ended: [], smaller: [] }
  const changed = await many<{ id: string; item: string; quantity: number; ended: boolean }>(
    trx,
    `update reservation_item r
        set quantity = case when r.quantity > p.quantity then r.quantity - p.quantity else r.quantity end,
            raw_quantity = case when r.quantity > p.quantity
              then jsonb_build_object('value', trim_scale(r.quantity - p.quantity)::text, 'precision', 20) else r.raw_quantity end,
            deleted_at = case when r.quantity > p.quantity then null else now() end, updated_at = now()
       from jsonb_to_recordset(?::jsonb) as p (id text, quantity int)
      where r.id = p.id and r.deleted_at is null
      returning r.id, r.inventory_item_id as item, case when r.deleted_at is null then p.quantity else r.quantity end::int as quantity, r.deleted_at is not null as ended`,
    [JSON.stringify(pieces)],
  )
  await moveStock(
    trx,
    levels,
    changed.map(({ item, quantity }) => ({ item, reserved: -quantity })),
  )
  const idsOf = (which: boolean) => changed.filter(({ ended }) => ended === which).map(({ id }) => id)
  return { ended: idsOf(true), smaller: idsOf(false) }
}

/** The first of these without enough free pieces on the locked levels. */
export function shortOf(levels: readonly Level[], pieces: readonly Pieces[]): Pieces | undefined {
  const sums = new Map<string, number>()
  for (const { item, quantity } of pieces) sums.set(item, (sums.get(item) ?? 0) + quantity)
  return [...sums]
    .map(([item, quantity]) => ({ item, quantity }))
    .find(({ item, quantity }) => (levels.find((level) => level.item === item)?.free ?? 0) < quantity)
}

/** Emits the events of locked levels that an order has changed, and refreshes the back office's open pages. */
export async function notifyLevels(
  trx: Sql,
  levels: readonly Level[],
  orderId: string,
  colourwayIds: readonly string[],
): Promise<void> {
  await emitEvents(trx, {
    name: "inventory-level.updated",
    data: levels.map(({ levelId }) => ({ id: levelId, order_id: orderId })),
  })
  await notifyLive(trx, "stock.changed", ...[...new Set(colourwayIds)].map((colourwayId) => ({ colourwayId })))
}

/**
 * Locks an order of the engine until the transaction ends: its version is read, then written, and two transactions would take the
 * same one. Its key too, which the engine's own edits take.
 */
export async function lockEngineOrder(
  trx: Sql,
  orderId: string,
): Promise<{ id: string; status: string; version: number } | null> {
  await lockKeys(trx, [orderId])
  return one(
    trx,
    `select id, status::text as status, version from "order" where id = ? and deleted_at is null for update`,
    [orderId],
  )
}
