import type { MedusaContainer } from "@medusajs/framework/types"
import { BAG, CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { bagRefusals } from "@silai/contracts/bag/messages"
import { mostUnits, orderTypeOf } from "@silai/contracts/bag/units"
import { databaseOf, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { availabilityOf } from "../rules/sellable"
import type { BagRow } from "../rules/shown"
import { inTurn } from "./queue"
import { catalogueOf } from "./read"

/**
 * Sets how many of a line. Lowering is always allowed, also of what sold out meanwhile.
 * @throws bag.line_unknown (also for another customer's line), bag.line_full, bag.stock_short, bag.piece_gone
 */
export async function setQuantity(
  container: MedusaContainer,
  customerId: string,
  id: string,
  quantity: number,
): Promise<void> {
  const database = databaseOf(container)
  const line = await one<BagRow>(database, `select * from bag_line where id = ? and customer_id = ?`, [id, customerId])
  if (!line) throw refuse(bagRefusals.line_unknown)
  const [priced = null] = await catalogueOf(container).priceLines([{ variantId: line.colourway_id, size: line.size }])
  const available = priced ? availabilityOf(priced) : { stock: 0, backorder: false }
  await inTurn(database, customerId, async (trx) => {
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
  })
}

/** Takes a line out. What is out already is out. */
export function removeLine(container: MedusaContainer, customerId: string, id: string): Promise<void> {
  return inTurn(databaseOf(container), customerId, async (trx) => {
    await trx.raw(`delete from bag_line where id = ? and customer_id = ?`, [id, customerId])
  })
}

export function removeAll(container: MedusaContainer, customerId: string): Promise<void> {
  return inTurn(databaseOf(container), customerId, async (trx) => {
    await trx.raw(`delete from bag_line where customer_id = ?`, [customerId])
  })
}
