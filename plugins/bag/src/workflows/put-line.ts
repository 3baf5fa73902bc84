import { BAG, CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { bagRefusals } from "@silai/contracts/bag/messages"
import { mostUnits, orderTypeOf } from "@silai/contracts/bag/units"
import { newId } from "@silai/kit/ids"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { availabilityOf } from "../rules/sellable"
import type { BagRow } from "../rules/shown"
import type { Piece } from "../queries/goods"

/**
 * Puts goods into a bag. A repeated key changes nothing: its line was added before.
 * @returns whether the bag changed
 * @param capped true for a line merged from a guest's bag: it is never refused for its quantity, only reduced to the
 * limit; missing stock is marked in the bag and checked at the checkout.
 * @throws bag.line_full_here, bag.stock_short, bag.bag_full
 */
export async function put(trx: Sql, customerId: string, piece: Piece, capped: boolean): Promise<boolean> {
  if (piece.key && !(await isNew(trx, customerId, piece.key))) return false
  const { asked, priced } = piece
  const twin = await one<BagRow>(
    trx,
    `select * from bag_line where customer_id = ? and colourway_id = ? and size_key = ?`,
    [customerId, priced.colourwayId, asked.key],
  )
  const together = (twin?.quantity ?? 0) + piece.quantity
  const quantity = capped ? Math.min(BAG.maxUnitsPerLine, together) : together
  const available = availabilityOf(priced)
  if (quantity > BAG.maxUnitsPerLine)
    throw refuse(bagRefusals.line_full_here, priced.name, asked.measurement ? CUSTOM_SIZE : asked.label)
  if (!capped && quantity > mostUnits(available)) throw refuse(bagRefusals.stock_short, available.stock ?? 0)
  const orderType =
    twin?.order_type === "custom" ? "custom" : orderTypeOf(asked.measurement ?? asked.label, quantity, available)
  if (twin) {
    // A shopper who adds on the product's page sees its price there; one whose guest bag is merged sees this bag next.
    await trx.raw(
      `update bag_line set quantity = ?, order_type = ?, seen_paise = coalesce(?, seen_paise), changed_at = now() where id = ?`,
      [quantity, orderType, capped ? null : priced.unitPaise, twin.id],
    )
    return quantity !== twin.quantity
  }
  await refuseTooManyLines(trx, customerId)
  await trx.raw(
    `insert into bag_line (id, customer_id, colourway_id, size, measurement, size_key, quantity, order_type, seen_paise, added_at)
     values (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, least(now(), coalesce(?::timestamptz, now())))`,
    [
      newId("bag"),
      customerId,
      priced.colourwayId,
      asked.label,
      asked.measurement ? JSON.stringify(asked.measurement) : null,
      asked.key,
      quantity,
      orderType,
      piece.seenPaise ?? priced.unitPaise,
      piece.addedAt,
    ],
  )
  return true
}

/** Whether this customer's line key is new; it is remembered from now on. */
export async function isNew(trx: Sql, customerId: string, key: string): Promise<boolean> {
  return (
    (await one(
      trx,
      `insert into bag_brought (customer_id, line_key) values (?, ?) on conflict do nothing returning 1`,
      [customerId, key],
    )) !== null
  )
}

async function refuseTooManyLines(trx: Sql, customerId: string): Promise<void> {
  const stored = await one<{ count: number }>(
    trx,
    `select count(*)::int as count from bag_line where customer_id = ?`,
    [customerId],
  )
  if ((stored?.count ?? 0) >= BAG.maxLines) throw refuse(bagRefusals.bag_full)
}
