import type { MedusaContainer } from "@medusajs/framework/types"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import { takenOutKeyOf } from "@silai/contracts/order/service"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { enqueueOutbox, notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { orderKeyOf } from "@silai/kit/signed-key"
import { disputedPaiseOf } from "../queries/disputed"
import type { Colleague } from "../queries/notes"
import type { OrderDetails, OrderStateRow, StoredTakeOut } from "../queries/order"
import { isPaidByHand, isStillDue, thereOf } from "../queries/show"
import { judgeTakeOut, paidOf, refundFor, type TakeOutLine, withoutPieces } from "../rules/take-out"
import { withEngineWords } from "./engine-words"
import { fewerInEngine } from "./fewer-in-engine"
import { freeShelf } from "./free-shelf"
import { writeNote } from "./notes"
import { lockOrder } from "./settle"
import { present } from "@silai/contracts/present"

type Asked = { orderId: string; lines: TakeOutLine[]; reason: string; by: Colleague }

/** @throws order.not_found */
async function rowOf(trx: Sql, orderId: string): Promise<OrderStateRow> {
  const row = await one<OrderStateRow>(trx, `select * from order_state where order_id = ?`, [orderId])
  if (!row) throw refuse(orderRefusals.not_found)
  return row
}

/**
 * Removes pieces from an order that is not packed: in our record, in the engine, from the reservations and at the
 * checkout, in one transaction (decision 0027). The checkout comes first, because recording a refund also locks the
 * payment before the order.
 * @throws order.*, checkout.refund_under_way, checkout.refund_too_much, checkout.refund_moved
 */
export function takeOut(
  container: MedusaContainer,
  { orderId, lines, reason, by }: Asked,
): Promise<{ orderId: string; takenOutId: string }> {
  const takenOutId = newId("out")
  return databaseOf(container).transaction(async (trx) => {
    const seen = await rowOf(trx, orderId)
    const worthPaise = paidOf(judgeTakeOut(seen.code, seen.details, lines))
    const refundPaise =
      worthPaise === 0
        ? 0
        : await container.resolve("checkout").askRefund(trx, {
            orderId,
            key: takenOutKeyOf(takenOutId),
            amountPaise: worthPaise,
            orLess: true,
            reason,
            by: { userId: by.userId, name: by.name },
          })
    await lockOrder(trx, orderId)
    const row = await rowOf(trx, orderId)
    const pieces = judgeTakeOut(row.code, row.details, lines)
    if (paidOf(pieces) !== worthPaise) throw refuse(orderRefusals.lines_changed)
    const left = withoutPieces(row.details, pieces)
    const out = { id: takenOutId, at: new Date().toISOString(), by: by.name, reason, pieces, refundPaise }
    await saveDetails(trx, row, left, out)
    await withEngineWords(orderId, "take out", () => fewerInEngine(container, trx, row, left, pieces, by.userId))
    const disputedPaise = refundPaise > 0 ? await disputedPaiseOf(container, trx, orderId) : 0
    await noteAndMail(trx, row, { ...out, disputedPaise }, by)
    // Last, because every buyer of these sizes waits from here until the commit.
    await freeShelf(trx, row, pieces, { name: by.name, userId: by.userId })
    return { orderId, takenOutId }
  })
}

async function saveDetails(trx: Sql, row: OrderStateRow, left: OrderDetails, one: StoredTakeOut): Promise<void> {
  const details: OrderDetails = { ...left, takenOut: [...(left.takenOut ?? []), one] }
  const there = thereOf(left)
  await trx.raw(
    `update order_state set details = ?::jsonb, units = ?, has_custom = ?, taken_out_paise = taken_out_paise + ?::bigint, updated_at = now() where order_id = ?`,
    [
      JSON.stringify(details),
      there.reduce((sum, { quantity }) => sum + quantity, 0),
      there.some(({ orderType }) => orderType === "custom"),
      paidOf(one.pieces),
      row.order_id,
    ],
  )
}

type Disputed = { refundPaise: number; disputedPaise: number }

async function noteAndMail(
  trx: Sql,
  row: OrderStateRow,
  { id: takenOutId, pieces, reason, refundPaise, disputedPaise }: StoredTakeOut & Disputed,
  by: Colleague,
): Promise<void> {
  const orderId = row.order_id
  const { lines, contact } = row.details
  const out = pieces.map(({ place, quantity }) => {
    const { name, size } = present(lines[place], "a line of the order")
    return { quantity, name, size }
  })
  const words = out.map(({ quantity, name, size }) => orderMessages.pieceOf(quantity, name, size)).join("; ")
  await writeNote(trx, { orderId, text: orderMessages.takenOutNote(words, reason), by })
  await enqueueOutbox(trx, "order.taken-out", `order.taken-out:${takenOutId}`, {
    orderNumber: orderNumberOf(row.number),
    orderPath: `/order-confirmation/${orderId}#key=${orderKeyOf(orderId)}`,
    contact: { name: contact.name, email: contact.email },
    lines: out,
    reason,
    isDue: isStillDue(row),
    isByHand: isPaidByHand(row),
    refundPaise,
    disputedPaise: Math.min(refundPaise, disputedPaise),
    shortPaise: paidOf(pieces) - refundPaise,
  })
  await emitEvents(
    trx,
    { name: "order.updated", data: [{ id: orderId }] },
    { name: "silai.order.taken-out", data: [{ id: orderId, taken_out_id: takenOutId }] },
  )
  await notifyLive(trx, "order.changed", { orderId })
}

/**
 * Asks the checkout once more for money that the bank has declined to send back.
 * @throws order.not_found, order.refund_not_failed, checkout.*
 */
export function refundAgain(
  container: MedusaContainer,
  { orderId, takenOutId, by }: { orderId: string; takenOutId: string; by: Colleague },
): Promise<{ orderId: string; takenOutId: string }> {
  const till = container.resolve("checkout")
  const key = takenOutKeyOf(takenOutId)
  return databaseOf(container).transaction(async (trx) => {
    const { details } = await rowOf(trx, orderId)
    const out = details.takenOut?.find(({ id }) => id === takenOutId)
    if (!out || (await till.refundOf(trx, key))?.state !== "failed") throw refuse(orderRefusals.refund_not_failed)
    const ask = { orderId, key, amountPaise: refundFor(out), orLess: true, reason: out.reason }
    await till.askRefund(trx, { ...ask, by: { userId: by.userId, name: by.name } })
    await notifyLive(trx, "order.changed", { orderId })
    return { orderId, takenOutId }
  })
}
