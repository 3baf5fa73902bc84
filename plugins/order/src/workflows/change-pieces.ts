import type { MedusaContainer } from "@medusajs/framework/types"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import type { PieceChange, StoredPieceChange } from "@silai/contracts/order/piece-change"
import { present } from "@silai/contracts/present"
import { emitEvents } from "@silai/kit/events"
import { only, type Sql } from "@silai/kit/knex"
import { rupeesText } from "@silai/kit/money"
import { enqueueOutbox, notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { orderKeyOf } from "@silai/kit/signed-key"
import {
  lockEngineOrder,
  lockLevels,
  notifyLevels,
  release,
  reservationsOf,
  reserve,
  setMovementCause,
} from "@silai/kit/stock"
import { disputedPaiseOf } from "../queries/disputed"
import type { OrderDetails, OrderStateRow, OutOfLine } from "../queries/order"
import { cheaperBy, isPaidByHand, isStillDue, thereOf } from "../queries/show"
import { judgeChange, withPiece } from "../rules/change-pieces"
import { withEngineWords } from "./engine-words"
import { engineLines } from "./fewer-in-engine"
import { moreInEngine } from "./more-in-engine"
import { writeNote } from "./notes"
import { lockOrder } from "./settle"

/**
 * See `IOrderModuleService`. Packing or cancelling at that moment waits for the order's row, or came first: then no
 * piece is added.
 */
export async function changePieces(container: MedusaContainer, trx: Sql, change: PieceChange): Promise<void> {
  const { orderId } = change
  if (!(await lockOrder(trx, orderId))) throw refuse(orderRefusals.not_found)
  const row = await only<OrderStateRow>(trx, `select * from order_state where order_id = ?`, [orderId])
  const out = judgeChange(row.code, row.details, change.out)
  if ((out?.paidPaise ?? 0) !== change.outPaidPaise) throw refuse(orderRefusals.lines_changed)
  const after = withPiece(row.details, { line: change.line, out, hadCustom: row.has_custom })
  await saveDetails(trx, row, after, change, out)
  let lineId = ""
  await withEngineWords(orderId, "change pieces", async () => {
    const order = await lockEngineOrder(trx, orderId)
    if (order?.status === "canceled") throw refuse(orderRefusals.engine_refused, orderMessages.cancelledInEngine)
    await change.book?.()
    lineId = await moreInEngine(container, trx, row, after, change, out)
  })
  const disputedPaise = change.refundPaise > 0 ? await disputedPaiseOf(container, trx, orderId) : 0
  await noteAndMail(trx, row, { ...change, disputedPaise }, out)
  // Last, because every buyer of these sizes waits from here until the commit.
  await onShelf(trx, row, change, out, lineId)
}

async function saveDetails(
  trx: Sql,
  row: OrderStateRow,
  after: OrderDetails,
  { id, line, reason, by, cheaperPaise, refundPaise, payment }: PieceChange,
  out: OutOfLine | null,
): Promise<void> {
  const kept: StoredPieceChange = {
    id,
    at: new Date().toISOString(),
    by: by.name,
    reason,
    place: after.lines.length - 1,
    quantity: line.quantity,
    out: out && { place: out.place, quantity: out.quantity },
    paidPaise: payment?.paidPaise ?? 0,
    refundPaise,
    attemptId: payment?.attemptId ?? null,
  }
  const { paidPaise } = kept
  const details: OrderDetails = {
    ...after,
    changes: [...(after.changes ?? []), kept],
    // The rest that is due stays as it was.
    ...(isStillDue(row) && { payment: { ...after.payment, nowPaise: (after.payment.nowPaise ?? 0) + paidPaise } }),
  }
  const there = thereOf(details)
  await trx.raw(
    `update order_state set details = ?::jsonb, units = ?, has_custom = ?, total_paise = total_paise + ?::bigint,
            taken_out_paise = taken_out_paise + ?::bigint, updated_at = now() where order_id = ?`,
    [
      JSON.stringify(details),
      there.reduce((sum, { quantity }) => sum + quantity, 0),
      there.some(({ orderType }) => orderType === "custom"),
      paidPaise,
      cheaperPaise,
      row.order_id,
    ],
  )
}

async function noteAndMail(
  trx: Sql,
  row: OrderStateRow,
  change: PieceChange & { disputedPaise: number },
  out: OutOfLine | null,
): Promise<void> {
  const { id, line, reason, by, cheaperPaise, refundPaise: askedPaise, payment } = change
  const orderId = row.order_id
  const { lessPaise, refundPaise } = cheaperBy(row, askedPaise)
  const shortPaise = cheaperPaise - askedPaise
  const { contact, lines } = row.details
  const piece = orderMessages.pieceOf(line.quantity, line.name, line.size)
  const gone = out && present(lines[out.place], "a line of the order")
  const insteadOf = gone && orderMessages.pieceOf(out.quantity, gone.name, gone.size)
  const paidPaise = payment?.paidPaise ?? 0
  const money = [
    paidPaise > 0 && orderMessages.paidByLink(rupeesText(paidPaise)),
    lessPaise > 0 && orderMessages.lessDue(rupeesText(lessPaise)),
    shortPaise > 0 && orderMessages.refundedBefore(rupeesText(shortPaise)),
    refundPaise > 0 && orderMessages.refunded(rupeesText(refundPaise)),
  ]
    .filter(Boolean)
    .join(" ")
  const text = insteadOf
    ? orderMessages.swappedNote(insteadOf, piece, money, reason)
    : orderMessages.addedNote(piece, money, reason)
  await writeNote(trx, { orderId, text, by })
  await enqueueOutbox(trx, "order.pieces-changed", `order.pieces-changed:${id}`, {
    orderNumber: orderNumberOf(row.number),
    orderPath: `/order-confirmation/${orderId}#key=${orderKeyOf(orderId)}`,
    contact: { name: contact.name, email: contact.email },
    piece,
    insteadOf,
    reason,
    paidPaise,
    lessPaise,
    refundPaise,
    shortPaise,
    disputedPaise: Math.min(refundPaise, change.disputedPaise),
    isByHand: isPaidByHand(row) && !isStillDue(row),
  })
  await emitEvents(
    trx,
    { name: "order.updated", data: [{ id: orderId }] },
    { name: "silai.order.pieces-changed", data: [{ id: orderId, change_id: id }] },
  )
  await notifyLive(trx, "order.changed", { orderId })
}

/**
 * Releases the piece that leaves the order and reserves the one that joins it: both levels are locked at once, in the
 * common order. Held pieces are reserved under the same lock, so no one can take them in between. @throws
 * order.size_gone
 */
async function onShelf(
  trx: Sql,
  { order_id: orderId, details }: OrderStateRow,
  { line, by, payment, releaseHold }: PieceChange,
  out: OutOfLine | null,
  lineItemId: string,
): Promise<void> {
  const oldLine = out && (await engineLines(trx, orderId))(out.place)
  const reserved = oldLine ? await reservationsOf(trx, { lineItemIds: [oldLine] }) : []
  const item = line.inventoryItemId
  const items = [...reserved.map((one) => one.item), ...(item ? [item] : [])]
  if (!items.length) return
  const levels = await lockLevels(trx, items, { why: "taken_out", orderId, by })
  let open = out?.quantity ?? 0
  const free = reserved.flatMap(({ id, quantity: there }) => {
    const quantity = Math.min(open, there)
    open -= quantity
    return quantity ? [{ id, quantity }] : []
  })
  const { ended } = await release(trx, levels, free)
  await setMovementCause(trx, { why: "ordered", orderId, attemptId: payment?.attemptId ?? null, by })
  await releaseHold?.(levels)
  const level = levels.find((one) => one.item === item)
  if (item) {
    if (!level || (!releaseHold && level.free < line.quantity && !level.backorder))
      throw refuse(orderRefusals.size_gone, line.size, Math.max(0, level?.free ?? 0))
    const made = await reserve(trx, levels, [{ lineItemId, item, quantity: line.quantity, backorder: level.backorder }])
    await emitEvents(trx, { name: "reservation-item.created", data: made.map((id) => ({ id, order_id: orderId })) })
  }
  await emitEvents(trx, { name: "reservation-item.deleted", data: ended.map((id) => ({ id, order_id: orderId })) })
  const gone = out && present(details.lines[out.place], "a line of the order").colourwayId
  await notifyLevels(trx, levels, orderId, [line.colourwayId, ...(gone ? [gone] : [])])
}
