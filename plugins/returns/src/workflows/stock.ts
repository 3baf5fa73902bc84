import type { MedusaContainer } from "@medusajs/framework/types"
import { returnRefusals } from "@silai/contracts/returns/messages"
import type { Sql } from "@silai/kit/knex"
import { type Level, lockLevels, notifyLevels } from "@silai/kit/levels"
import { refuse } from "@silai/kit/refuse"
import type { LineRow, RequestRow } from "../queries/request"
import { type Pieces, release, adjustLevels, reserve, shortOf } from "./levels"

type Request = Pick<RequestRow, "id" | "order_id" | "lines">

const soundOf = (lines: readonly LineRow[]): Pieces[] =>
  lines.flatMap(({ inventory_item_id: item, quantity, damaged }) =>
    item && quantity > damaged ? [{ item, quantity: quantity - damaged }] : [],
  )
const givenOf = (lines: readonly LineRow[]): Pieces[] =>
  lines.flatMap(({ to_inventory_item_id: item, quantity }) => (item ? [{ item, quantity }] : []))
const reservedOf = (lines: readonly LineRow[]) => lines.flatMap(({ reservation_id }) => reservation_id ?? [])
const itemsOf = (pieces: readonly Pieces[]) => pieces.map(({ item }) => item)
const negative = (pieces: readonly Pieces[]) => pieces.map(({ item, quantity }) => ({ item, quantity: -quantity }))

/** The lines whose new size is not kept: not yet, or not any more. */
const unkeptOf = (lines: readonly LineRow[]) =>
  lines.filter(({ to_inventory_item_id, reservation_id }) => to_inventory_item_id && !reservation_id)

/** The first line whose new size is not free in this number on the locked levels. */
function missedOf(levels: readonly Level[], lines: readonly LineRow[]): LineRow | undefined {
  const short = shortOf(levels, givenOf(lines))
  return short && lines.find(({ to_inventory_item_id }) => to_inventory_item_id === short.item)
}

/** Reserves what an approved exchange gives. @throws returns.nothing_to_give */
export async function reserveReplacements(container: MedusaContainer, trx: Sql, request: Request): Promise<void> {
  const wanted = unkeptOf(request.lines)
  const levels = await lockLevels(trx, itemsOf(givenOf(wanted)))
  const missed = missedOf(levels, wanted)
  if (missed) throw refuse(returnRefusals.nothing_to_give, missed.piece.name, missed.to_size!)
  const pieces = givenOf(wanted).map((one) => ({ ...one, description: request.id }))
  const reservationIds = await reserve(container, trx, pieces)
  await trx.raw(
    `update return_line l set reservation_id = r.id from unnest(?::text[], ?::text[]) as r (item_id, id)
      where l.return_id = ? and l.item_id = r.item_id`,
    [wanted.map(({ item_id }) => item_id), reservationIds, request.id],
  )
  await notifyLevels(trx, levels, request.order_id, [])
}

/** Puts the sound pieces that came back on the shelf. */
export async function restock(container: MedusaContainer, trx: Sql, { order_id, lines }: Request): Promise<void> {
  const sound = soundOf(lines)
  const levels = await lockLevels(trx, itemsOf(sound))
  await adjustLevels(container, trx, levels, sound)
  await notifyLevels(trx, levels, order_id, [])
}

/** Takes them off again, because they go back to the buyer. @throws returns.sold_again */
export async function undoRestock(container: MedusaContainer, trx: Sql, request: Request): Promise<void> {
  const sound = soundOf(request.lines)
  const levels = await lockLevels(trx, [...itemsOf(sound), ...itemsOf(givenOf(request.lines))])
  const there = sound.filter(({ item }) => levels.some((level) => level.item === item))
  if (shortOf(levels, there)) throw refuse(returnRefusals.sold_again)
  await adjustLevels(container, trx, levels, negative(there))
  await release(container, trx, reservedOf(request.lines))
  await notifyLevels(trx, levels, request.order_id, [])
}

/** Lets go of the pieces that an exchange has reserved. */
export async function releaseReplacements(
  container: MedusaContainer,
  trx: Sql,
  { id, order_id, lines }: Request,
): Promise<void> {
  if (!reservedOf(lines).length) return
  const levels = await lockLevels(trx, itemsOf(givenOf(lines)))
  await release(container, trx, reservedOf(lines))
  await trx.raw(`update return_line set reservation_id = null where return_id = ?`, [id])
  await notifyLevels(trx, levels, order_id, [])
}

/** The kept pieces of an exchange leave the shelf, and what was let go of meanwhile, if it is there. @throws returns.not_there_any_more */
export async function shipReplacements(
  container: MedusaContainer,
  trx: Sql,
  { order_id, lines }: Request,
): Promise<void> {
  const given = givenOf(lines)
  const levels = await lockLevels(trx, itemsOf(given))
  const missed = missedOf(levels, unkeptOf(lines))
  if (missed) throw refuse(returnRefusals.not_there_any_more, missed.piece.name, missed.to_size!)
  await release(container, trx, reservedOf(lines))
  await adjustLevels(container, trx, levels, negative(given))
  await notifyLevels(trx, levels, order_id, [])
}
