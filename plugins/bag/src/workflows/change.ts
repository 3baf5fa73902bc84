import type { MedusaContainer } from "@medusajs/framework/types"
import { BAG, CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { bagRefusals } from "@silai/contracts/bag/messages"
import { mostUnits, orderTypeOf } from "@silai/contracts/bag/units"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { availabilityOf } from "../rules/sellable"
import type { BagRow } from "../rules/shown"
import { changeBag } from "./lock"

type OfLine = { customerId: string; _id: string }

/**
 * Sets the quantity of a line. Lowering is always allowed, even if the size has sold out since.
 * @throws bag.line_unknown (also for another customer's line), bag.line_full, bag.stock_short, bag.piece_gone
 */
export async function setQuantity(
  container: MedusaContainer,
  { customerId, _id: id, quantity }: OfLine & { quantity: number },
): Promise<OfLine> {
  const database = databaseOf(container)
  const line = await one<BagRow>(database, `select * from bag_line where id = ? and customer_id = ?`, [id, customerId])
  if (!line) throw refuse(bagRefusals.line_unknown)
  const [priced = null] = await container
    .resolve("catalogue")
    .priceLines([{ variantId: line.colourway_id, size: line.size }])
  const available = priced ? availabilityOf(priced) : { stock: 0, backorder: false }
  await changeBag(database, customerId, async (trx) => {
    const now = await one<BagRow>(trx, `select * from bag_line where id = ? and customer_id = ?`, [id, customerId])
    if (!now) throw refuse(bagRefusals.line_unknown)
    if (quantity > now.quantity) {
      if (!priced?.published) throw refuse(bagRefusals.piece_gone)
      if (quantity > BAG.maxUnitsPerLine)
        throw refuse(bagRefusals.line_full, priced.name, now.measurement ? CUSTOM_SIZE : now.size)
      if (quantity > mostUnits(available)) throw refuse(bagRefusals.stock_short, available.stock ?? 0)
    }
    const orderType = orderTypeOf(now.measurement ?? now.size, quantity, available)
    await trx.raw(`update bag_line set quantity = ?, order_type = ?, changed_at = now() where id = ?`, [
      quantity,
      orderType,
      id,
    ])
    return quantity !== now.quantity
  })
  return { customerId, _id: id }
}

/** Removes a line. Removing it again succeeds. */
export async function removeLine(container: MedusaContainer, { customerId, _id }: OfLine): Promise<OfLine> {
  await changeBag(databaseOf(container), customerId, async (trx) => {
    const gone = await one(trx, `delete from bag_line where id = ? and customer_id = ? returning 1`, [_id, customerId])
    return gone !== null
  })
  return { customerId, _id }
}

/** @returns whether anything was in it */
export async function emptyBag(trx: Sql, customerId: string): Promise<boolean> {
  const gone = await many(trx, `delete from bag_line where customer_id = ? returning 1`, [customerId])
  return gone.length > 0
}

export async function removeAll(
  container: MedusaContainer,
  { customerId }: { customerId: string },
): Promise<{ customerId: string }> {
  await changeBag(databaseOf(container), customerId, (trx) => emptyBag(trx, customerId))
  return { customerId }
}
