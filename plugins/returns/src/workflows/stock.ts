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
  lines.flatMap(({ to_inventory_item_id: item, reservation_id, quantity }) =>
    item && reservation_id ? [{ item, quantity }] : [],
  )
const reservedOf = (lines: readonly LineRow[]) => lines.flatMap(({ reservation_id }) => reservation_id ?? [])
const itemsOf = (pieces: readonly Pieces[]) => pieces.map(({ item }) => item)
const causeOf = (why: MovementCause["why"], { id, order_id }: Request, by: Mover): MovementCause => ({
  ...{ why, orderId: order_id, returnId: id },
  // A buyer's name is not kept beside the shelf.
  by: by.userId ? by : null,
})

/** Puts the sound pieces that came back on the shelf. */
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

/** Takes them off again, because they go back to the buyer. @throws returns.sold_again */
export async function undoRestock(trx: Sql, request: Request, by: Mover): Promise<void> {
  const sound = soundOf(request.lines)
  const items = [...itemsOf(sound), ...itemsOf(givenOf(request.lines))]
  const levels = await lockLevels(trx, items, causeOf("sent_back", request, by))
  const there = sound.filter(({ item }) => levels.some((level) => level.item === item))
  if (shortOf(levels, there)) throw refuse(returnRefusals.sold_again)
  await moveStock(trx, levels, taken(there))
  await letGo(trx, levels, request)
  await notifyLevels(trx, levels, request.order_id, [])
}

const letGo = async (trx: Sql, levels: readonly Level[], { lines }: Request) =>
  release(trx, levels, await reservationsOf(trx, { ids: reservedOf(lines) }))

const taken = (pieces: readonly Pieces[]) => pieces.map(({ item, quantity }) => ({ item, stocked: -quantity }))

/** Lets go of the pieces that an exchange has reserved. */
export async function releaseReplacements(trx: Sql, request: Request, by: Mover): Promise<void> {
  const given = givenOf(request.lines)
  if (!given.length) return
  const levels = await lockLevels(trx, itemsOf(given), causeOf("exchange_over", request, by))
  await letGo(trx, levels, request)
  await notifyLevels(trx, levels, request.order_id, [])
}

/** The reserved pieces of an exchange leave the shelf. */
export async function shipReplacements(trx: Sql, request: Request, by: Mover): Promise<void> {
  const given = givenOf(request.lines)
  const levels = await lockLevels(trx, itemsOf(given), causeOf("exchange", request, by))
  await letGo(trx, levels, request)
  await moveStock(trx, levels, taken(given))
  await notifyLevels(trx, levels, request.order_id, [])
}
