import type { Sql } from "@silai/kit/knex"
import { lockLevels, notifyLevels, release, reservationsOf } from "@silai/kit/stock"
import type { OrderStateRow, OutOfLine } from "../queries/order"
import { engineLines } from "./fewer-in-engine"
import { present } from "@silai/contracts/present"

/** Frees what was reserved for pieces of an order. Made-to-measure pieces have no reservation. */
export async function freeShelf(
  trx: Sql,
  { order_id, details }: Pick<OrderStateRow, "order_id" | "details">,
  pieces: readonly OutOfLine[],
  by: { name: string; userId: string },
): Promise<void> {
  const lineOf = await engineLines(trx, order_id)
  const reserved = await reservationsOf(trx, { lineItemIds: pieces.map(({ place }) => lineOf(place)) })
  if (!reserved.length) return
  const levels = await lockLevels(
    trx,
    reserved.map(({ item }) => item),
    { why: "taken_out", orderId: order_id, by },
  )
  const out = pieces.flatMap(({ place, quantity }) => {
    let left = quantity
    return reserved.flatMap(({ id, lineItemId, quantity: there }) => {
      const free = lineItemId === lineOf(place) ? Math.min(left, there) : 0
      left -= free
      return free ? [{ id, quantity: free }] : []
    })
  })
  await release(trx, levels, out)
  await notifyLevels(
    trx,
    levels,
    order_id,
    pieces.map(({ place }) => present(details.lines[place], "a line of the order").colourwayId),
  )
}
