import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { inTransaction } from "@silai/kit/engine-transaction"
import { many, type Sql } from "@silai/kit/knex"
import { lockLevels, notifyLevels } from "@silai/kit/levels"
import type { OrderStateRow, OutOfLine } from "../queries/order"
import { engineLines } from "./fewer-in-engine"

type Reservation = { id: string; item: string; line: string; quantity: number }

/** Lets go of what was reserved for pieces of an order. What is only cut to measure has no reservation. */
export async function freeShelf(
  container: MedusaContainer,
  trx: Sql,
  { order_id, details }: Pick<OrderStateRow, "order_id" | "details">,
  pieces: readonly OutOfLine[],
): Promise<void> {
  const lineOf = await engineLines(trx, order_id)
  const reserved = await many<Reservation>(
    trx,
    `select id, inventory_item_id as item, line_item_id as line, quantity::int as quantity from reservation_item
      where line_item_id = any(?::text[]) and deleted_at is null order by id`,
    [pieces.map(({ place }) => lineOf(place))],
  )
  if (!reserved.length) return
  const levels = await lockLevels(
    trx,
    reserved.map(({ item }) => item),
  )
  const inventory = container.resolve(Modules.INVENTORY)
  for (const { place, quantity } of pieces) {
    let out = quantity
    for (const one of reserved.filter(({ line }) => line === lineOf(place))) {
      const free = Math.min(out, one.quantity)
      if (free === 0) continue
      out -= free
      await inTransaction(inventory, trx, async (context) => {
        if (free === one.quantity) await inventory.deleteReservationItems([one.id], context)
        else await inventory.updateReservationItems([{ id: one.id, quantity: one.quantity - free }], context)
      })
    }
  }
  await notifyLevels(
    trx,
    levels,
    order_id,
    pieces.map(({ place }) => details.lines[place]!.colourwayId),
  )
}
