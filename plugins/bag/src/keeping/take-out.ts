import type { Sql } from "@silai/kit/knex"
import type { Goods } from "../modules/bag/service"
import { keyOf } from "../rules/asked"
import { takeTurn } from "./queue"

/** Takes what was ordered out of a customer's bag: those goods, that many. What else lies there, or was added since, stays. */
export async function takeOut(trx: Sql, customerId: string, goods: readonly Goods[]): Promise<void> {
  await takeTurn(trx, customerId)
  for (const { colourwayId, size, measurement, quantity } of goods) {
    const same = [customerId, colourwayId, keyOf(measurement ?? size)]
    await trx.raw(
      `delete from bag_line where customer_id = ? and colourway_id = ? and size_key = ? and quantity <= ?`,
      [...same, quantity],
    )
    await trx.raw(
      `update bag_line set quantity = quantity - ?, changed_at = now() where customer_id = ? and colourway_id = ? and size_key = ? and quantity > ?`,
      [quantity, ...same, quantity],
    )
  }
}
