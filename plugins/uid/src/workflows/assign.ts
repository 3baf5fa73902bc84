import { present } from "@silai/contracts/present"
import type { MedusaContainer } from "@medusajs/framework/types"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { CANCELLED, DELIVERED, type OrderStatusCode } from "@silai/contracts/order/status"
import { UID_STATE_WORDS, uidRefusals } from "@silai/contracts/uid/messages"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { orderOf, type Piece, piecesOf, onOrder } from "../queries/order-labels"
import { lockUid, nameOf, type UidRecord } from "../queries/rows"
import { IN_ORDER } from "../rules/moves"
import { type Mover, settle } from "./note"

export type AssignAsked = { orderId: string; id: string; itemId?: string; by: Mover }

/** Serialises all changes of one order's labels. */
const lockLabels = (trx: Sql, orderId: string) =>
  trx.raw(`select pg_advisory_xact_lock(hashtextextended('uids:' || ?, 0))`, [orderId])

/**
 * Records which label is sent with an order: one per piece, of the same colour and size.
 * @throws uid.unknown, uid.order_unknown, uid.order_closed, uid.taken, uid.here_already, uid.not_free, uid.wrong_piece
 */
export function assignUid(
  container: MedusaContainer,
  { orderId, id, itemId, by }: AssignAsked,
): Promise<{ id: string; orderId: string; itemId: string; piece: string }> {
  return databaseOf(container).transaction(async (trx) => {
    await lockLabels(trx, orderId)
    const order = await orderOf(container, trx, orderId)
    if (CANCELLED.includes(order.code as OrderStatusCode)) throw refuse(uidRefusals.order_closed)
    const row = await lockUid(trx, id)
    if (IN_ORDER.includes(row.state) && row.order_id === orderId) throw refuse(uidRefusals.here_already)
    if (IN_ORDER.includes(row.state))
      throw refuse(uidRefusals.taken, orderNumberOf(present(row.order_number, "the order of a label")))
    if (row.state !== "printed") throw refuse(uidRefusals.not_free, UID_STATE_WORDS[row.state])
    const line = await openPiece(trx, orderId, await piecesOf(container, trx, orderId, order.lines), row, itemId)
    if (!line) throw refuse(uidRefusals.wrong_piece, nameOf(row))
    // A label sent in exchange follows the exchange: the order was delivered long ago.
    const to = line.exchange || DELIVERED.includes(order.code as OrderStatusCode) ? "sold" : "assigned"
    await settle(trx, [row], { to, returnId: line.exchange?.returnId ?? null }, by, {
      orderId,
      number: order.number,
      itemId: line.itemId,
    })
    return { id, orderId, itemId: line.itemId, piece: nameOf(row) }
  })
}

/** The order's pieces of this colour and size that still lack labels. */
async function openPiece(
  trx: Sql,
  orderId: string,
  lines: readonly Piece[],
  { colourway_id, size }: UidRecord,
  itemId: string | undefined,
): Promise<Piece | undefined> {
  const taken = await many<{ item_id: string; count: number }>(
    trx,
    `select item_id, count(*)::int as count from uid where ${onOrder} group by item_id`,
    [orderId],
  )
  const used = new Map(taken.map((one) => [one.item_id, one.count]))
  return lines.find(
    (line) =>
      line.colourwayId === colourway_id &&
      line.size === size &&
      (itemId === undefined || line.itemId === itemId) &&
      (used.get(line.itemId) ?? 0) < line.quantity,
  )
}

/** Removes a label from an order that is not delivered yet. @throws uid.unknown, uid.cannot_move */
export function unassignUid(
  container: MedusaContainer,
  { orderId, id, by }: Omit<AssignAsked, "itemId">,
): Promise<{ id: string; orderId: string }> {
  return databaseOf(container).transaction(async (trx) => {
    await lockLabels(trx, orderId)
    const row = await lockUid(trx, id)
    if (row.state !== "assigned" || row.order_id !== orderId)
      throw refuse(uidRefusals.cannot_move, UID_STATE_WORDS[row.state], UID_STATE_WORDS.printed)
    await settle(trx, [row], { to: "printed" }, by, null)
    return { id, orderId }
  })
}
