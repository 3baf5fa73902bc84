import { returnRefusals } from "@silai/contracts/returns/messages"
import type { Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import {
  type Level,
  lockLevels,
  moveStock,
  type MovementCause,
  notifyLevels,
  type Pieces,
  release,
  reserve,
  reservationsOf,
  shortOf,
} from "@silai/kit/stock"
import type { LineRow, RequestRow } from "../queries/request"
import type { Mover } from "./settle"

type Request = Pick<RequestRow, "id" | "order_id" | "lines">

const soundOf = (lines: readonly LineRow[]): Pieces[] =>
  lines.flatMap(({ inventory_item_id: item, quantity, damaged }) =>
    item && quantity > damaged ? [{ item, quantity: quantity - damaged }] : [],
  )
const givenOf = (lines: readonly LineRow[]): Pieces[] =>
  lines.flatMap(({ to_inventory_item_id: item, quantity }) => (item ? [{ item, quantity }] : []))
const reservedOf = (lines: readonly LineRow[]) => lines.flatMap(({ reservation_id }) => reservation_id ?? [])
const itemsOf = (pieces: readonly Pieces[]) => pieces.map(({ item }) => item)
const causeOf = (why: MovementCause["why"], { id, order_id }: Request, by: Mover): MovementCause => ({
  why,
  orderId: order_id,
  returnId: id,
  // A buyer's name is not stored with the stock.
  by: by.userId ? by : null,
})

/** The lines whose new size is not reserved: not yet, or no longer. */
const unkeptOf = (lines: readonly LineRow[]) =>
  lines.filter(({ to_inventory_item_id, reservation_id }) => to_inventory_item_id && !reservation_id)

/** The first line whose new size is not free in this number on the locked levels. */
function missedOf(levels: readonly Level[], lines: readonly LineRow[]): LineRow | undefined {
  const short = shortOf(levels, givenOf(lines))
  return short && lines.find(({ to_inventory_item_id }) => to_inventory_item_id === short.item)
}

/** Reserves what an approved exchange gives. @throws returns.nothing_to_give */
export async function reserveReplacements(trx: Sql, request: Request, by: Mover): Promise<void> {
  const wanted = unkeptOf(request.lines)
  const levels = await lockLevels(trx, itemsOf(givenOf(wanted)), causeOf("exchange", request, by))
  const missed = missedOf(levels, wanted)
  if (missed) throw refuse(returnRefusals.nothing_to_give, missed.piece.name, missed.to_size ?? "")
  const pieces = givenOf(wanted).map((one) => ({ ...one, description: request.id }))
  const reservationIds = await reserve(trx, levels, pieces)
  await trx.raw(
    `update return_line l set reservation_id = r.id from unnest(?::text[], ?::text[]) as r (item_id, id)
      where l.return_id = ? and l.item_id = r.item_id`,
    [wanted.map(({ item_id }) => item_id), reservationIds, request.id],
  )
  await notifyLevels(trx, levels, request.order_id, [])
}

/** Puts returned sound pieces back in stock. */
export async function restock(trx: Sql, request: Request, by: Mover): Promise<void> {
  const sound = soundOf(request.lines)
  const levels = await lockLevels(trx, itemsOf(sound), causeOf("return_received", request, by))
  await moveStock(
    trx,
    levels,
    sound.map(({ item, quantity }) => ({ item, stocked: quantity })),
  )
  await notifyLevels(trx, levels, request.order_id, [])
}

/** Takes them out of stock again, because they go back to the buyer. @throws returns.sold_again */
export async function undoRestock(trx: Sql, request: Request, by: Mover): Promise<void> {
  const sound = soundOf(request.lines)
  const items = [...itemsOf(sound), ...itemsOf(givenOf(request.lines))]
  const levels = await lockLevels(trx, items, causeOf("sent_back", request, by))
  const there = sound.filter(({ item }) => levels.some((level) => level.item === item))
  if (shortOf(levels, there)) throw refuse(returnRefusals.sold_again)
  await moveStock(trx, levels, taken(there))
  await releaseReserved(trx, levels, request)
  await notifyLevels(trx, levels, request.order_id, [])
}

const releaseReserved = async (trx: Sql, levels: readonly Level[], { lines }: Request) =>
  release(trx, levels, await reservationsOf(trx, { ids: reservedOf(lines) }))

const taken = (pieces: readonly Pieces[]) => pieces.map(({ item, quantity }) => ({ item, stocked: -quantity }))

/** Frees the pieces reserved for an exchange. */
export async function releaseReplacements(trx: Sql, request: Request, by: Mover): Promise<void> {
  if (!reservedOf(request.lines).length) return
  const given = givenOf(request.lines)
  const levels = await lockLevels(trx, itemsOf(given), causeOf("exchange_over", request, by))
  await releaseReserved(trx, levels, request)
  await trx.raw(`update return_line set reservation_id = null where return_id = ?`, [request.id])
  await notifyLevels(trx, levels, request.order_id, [])
}

/**
 * Takes an exchange's reserved pieces out of stock, and those released since, if available. @throws
 * returns.not_there_any_more
 */
export async function shipReplacements(trx: Sql, request: Request, by: Mover): Promise<void> {
  const given = givenOf(request.lines)
  const levels = await lockLevels(trx, itemsOf(given), causeOf("exchange", request, by))
  const missed = missedOf(levels, unkeptOf(request.lines))
  if (missed) throw refuse(returnRefusals.not_there_any_more, missed.piece.name, missed.to_size ?? "")
  await releaseReserved(trx, levels, request)
  await moveStock(trx, levels, taken(given))
  await notifyLevels(trx, levels, request.order_id, [])
}
