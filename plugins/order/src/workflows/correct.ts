import { present } from "@silai/contracts/present"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf, only, type Sql } from "@silai/kit/knex"
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
import type { Colleague } from "../queries/notes"
import type { OrderDetails, OrderedLine, OrderStateRow } from "../queries/order"
import { thereOf } from "../queries/show"
import { type Change, changesBetween, corrected, type Correction, inSize, judgeCorrection } from "../rules/correct"
import { engineLines } from "./fewer-in-engine"
import { withEngineWords } from "./engine-words"
import { writeNote } from "./notes"
import { lockOrder } from "./settle"

type Asked = Correction & { orderId: string; reason: string; by: Colleague }
type Corrected = { orderId: string; itemId: string; line: OrderedLine }

/**
 * Corrects the size or the measurements of a piece until its order is packed: in our record, in the engine, and in
 * stock, in one transaction. Packing waits for the order's row, or has been done, and then nothing is corrected.
 * @throws order.*
 */
export function correctPiece(container: MedusaContainer, asked: Asked): Promise<Corrected> {
  const { orderId, to, by } = asked
  return databaseOf(container).transaction(async (trx) => {
    if (!(await lockOrder(trx, orderId))) throw refuse(orderRefusals.not_found)
    const row = await only<OrderStateRow>(trx, `select * from order_state where order_id = ?`, [orderId])
    const { line: before, place } = judgeCorrection(row.code, row.details, asked)
    const after =
      "size" in to
        ? await sized(container, before, to.size)
        : { ...before, measurement: corrected(before.measurement, to.measurement) }
    await saveDetails(trx, row, place, after)
    await withEngineWords(orderId, "correct", () => inEngine(container, trx, orderId, place, after))
    await noteAndMail(trx, row, asked, before, changesBetween(before, after))
    // Last, because every buyer of these sizes waits from here until the commit.
    if ("size" in to) await swapOnShelf(trx, orderId, place, before, after, by)
    return { orderId, itemId: asked.itemId, line: after }
  })
}

async function sized(container: MedusaContainer, line: OrderedLine, size: string): Promise<OrderedLine> {
  const [priced] = await container.resolve("catalogue").priceLines([{ variantId: line.colourwayId, size }])
  return inSize(line, size, priced ?? null)
}

async function saveDetails(trx: Sql, row: OrderStateRow, place: number, after: OrderedLine): Promise<void> {
  const details: OrderDetails = {
    ...row.details,
    lines: row.details.lines.map((line, at) => (at === place ? after : line)),
  }
  await trx.raw(`update order_state set details = ?::jsonb, has_custom = ?, updated_at = now() where order_id = ?`, [
    JSON.stringify(details),
    thereOf(details).some(({ orderType }) => orderType === "custom"),
    row.order_id,
  ])
}

/** The engine's line keeps product and price; only its variant, or the inches in it, change. */
async function inEngine(
  container: MedusaContainer,
  trx: Sql,
  orderId: string,
  place: number,
  after: OrderedLine,
): Promise<void> {
  await lockEngineOrder(trx, orderId)
  const lineId = (await engineLines(trx, orderId))(place)
  const orders = container.resolve(Modules.ORDER)
  const { medusaVariantId, size, sku, orderType, measurement } = after
  await inTransaction(orders, trx, (context) =>
    orders.updateOrderLineItems(
      lineId,
      {
        ...(measurement ? {} : { variant_id: medusaVariantId, variant_title: size, variant_sku: sku }),
        metadata: { line: place, order_type: orderType, ...(measurement ? { measurement } : {}) },
      },
      context,
    ),
  )
}

async function noteAndMail(
  trx: Sql,
  row: OrderStateRow,
  { itemId, to, reason, by }: Asked,
  { name, quantity, size }: OrderedLine,
  changes: readonly Change[],
): Promise<void> {
  const orderId = row.order_id
  const { contact } = row.details
  const words = changes.map(({ what, from, to: now }) => orderMessages.changeOf(what, from, now)).join(", ")
  const piece = orderMessages.pieceOf(quantity, name, size)
  await writeNote(trx, { orderId, text: orderMessages.correctedNote(piece, words, reason), by })
  await enqueueOutbox(trx, "order.corrected", `order.corrected:${newId("corr")}`, {
    orderNumber: orderNumberOf(row.number),
    orderPath: `/order-confirmation/${orderId}#key=${orderKeyOf(orderId)}`,
    contact: { name: contact.name, email: contact.email },
    piece,
    changes,
    reason,
  })
  const what = "size" in to ? "size" : "measurement"
  await emitEvents(
    trx,
    { name: "order.updated", data: [{ id: orderId }] },
    { name: "silai.order.corrected", data: [{ id: orderId, item_id: itemId, what }] },
  )
  await notifyLive(trx, "order.changed", { orderId })
}

/** The old size is freed, the new one reserved for the same line; both levels are locked at once, in the fixed order. */
async function swapOnShelf(
  trx: Sql,
  orderId: string,
  place: number,
  before: OrderedLine,
  after: OrderedLine,
  { name, userId }: Colleague,
): Promise<void> {
  const lineItemId = (await engineLines(trx, orderId))(place)
  const reserved = await reservationsOf(trx, { lineItemIds: [lineItemId] })
  const cause = { orderId, by: { name, userId } }
  const item = present(after.inventoryItemId, "the stock item of the other size")
  const levels = await lockLevels(trx, [...reserved.map((one) => one.item), item], { why: "taken_out", ...cause })
  const level = levels.find((one) => one.item === item)
  const isShort = (level?.free ?? 0) < before.quantity
  if (!level || (isShort && !(after.orderType === "custom" && level.backorder)))
    throw refuse(orderRefusals.size_gone, after.size, Math.max(0, level?.free ?? 0))
  await release(trx, levels, reserved)
  await setMovementCause(trx, { why: "ordered", ...cause })
  await reserve(trx, levels, [{ lineItemId, item, quantity: before.quantity, backorder: level.backorder }])
  await notifyLevels(trx, levels, orderId, [after.colourwayId])
}
