import type { MedusaContainer } from "@medusajs/framework/types"
import { returnRefusals } from "@silai/contracts/returns/messages"
import type { Sql } from "@silai/kit/knex"
import { lockLevels, notifyLevels } from "@silai/kit/levels"
import { refuse } from "@silai/kit/refuse"
import type { LineRow, RequestRow } from "../queries/request"
import { type Pieces, release, adjustLevels, shortOf } from "./levels"

type Request = Pick<RequestRow, "order_id" | "lines">

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
const negative = (pieces: readonly Pieces[]) => pieces.map(({ item, quantity }) => ({ item, quantity: -quantity }))

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
  { order_id, lines }: Request,
): Promise<void> {
  if (!reservedOf(lines).length) return
  const levels = await lockLevels(trx, itemsOf(givenOf(lines)))
  await release(container, trx, reservedOf(lines))
  await notifyLevels(trx, levels, order_id, [])
}

/** The reserved pieces of an exchange leave the shelf. */
export async function shipReplacements(
  container: MedusaContainer,
  trx: Sql,
  { order_id, lines }: Request,
): Promise<void> {
  const given = givenOf(lines)
  const levels = await lockLevels(trx, itemsOf(given))
  await release(container, trx, reservedOf(lines))
  await adjustLevels(container, trx, levels, negative(given))
  await notifyLevels(trx, levels, order_id, [])
}
