import type { MedusaContainer } from "@medusajs/framework/types"
import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import type { CustomerBagItem } from "@silai/contracts/customer/shapes"
import type { Measurement } from "@silai/contracts/measurement/calls"
import type { Sql } from "@silai/kit/knex"
import { readBag } from "../../keeping/read"
import { takeOut } from "../../keeping/take-out"

/** What of a bag has become an order. */
export type Goods = { colourwayId: string; size: string; measurement: Measurement | null; quantity: number }

/** The bag plugin's public face: container.resolve("bag"). */
export class BagService {
  /** Takes what was ordered out of a customer's bag, and nothing else, in the transaction that places the order. */
  takeOut(trx: Sql, customerId: string, goods: readonly Goods[]): Promise<void> {
    return takeOut(trx, customerId, goods)
  }

  /** What lies in somebody's bag now, for their page in the back office. */
  async contentsOf(container: MedusaContainer, customerId: string): Promise<CustomerBagItem[]> {
    const { bagItems } = await readBag(container, customerId)
    return bagItems.map(({ name, color, size, quantity, image, addedAt, totalPrice, gone }) => ({
      name,
      color,
      size: typeof size === "string" ? size : CUSTOM_SIZE,
      quantity,
      image,
      addedAt,
      totalRupees: totalPrice,
      gone,
    }))
  }

  /** Deletes a customer's bag, in the transaction that deletes the account. */
  async forget(trx: Sql, customerId: string): Promise<void> {
    await trx.raw(`delete from bag_line where customer_id = ?`, [customerId])
    await trx.raw(`delete from bag_brought where customer_id = ?`, [customerId])
  }
}
