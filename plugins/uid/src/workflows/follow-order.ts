import type { MedusaContainer } from "@medusajs/framework/types"
import { orderMessages } from "@silai/contracts/order/messages"
import type { BoughtLine } from "@silai/contracts/order/service"
import { CANCELLED, DELIVERED, type OrderStatusCode } from "@silai/contracts/order/status"
import { uidMessages } from "@silai/contracts/uid/messages"
import { databaseOf, many } from "@silai/kit/knex"
import { uidColumns, type UidRecord } from "../queries/rows"
import { settle } from "./note"

/** The state of an order's labels: sold once it is delivered, and back in stock when it is cancelled. */
export async function followOrder(container: MedusaContainer, orderId: string): Promise<void> {
  await databaseOf(container).transaction(async (trx) => {
    const rows = await many<UidRecord>(
      trx,
      `select ${uidColumns} from uid u join uid_batch b on b.id = u.batch_id where u.order_id = ? and u.state = 'assigned' order by u.id for update of u`,
      [orderId],
    )
    if (!rows.length) return
    const order = await container.resolve("silai_order").bought(trx, orderId)
    const code = order.code as OrderStatusCode
    const by = { name: orderMessages.elsewhere, userId: null }
    const [assigned, spare] = parted(rows, order.lines)
    if (!CANCELLED.includes(code)) await settle(trx, spare, { to: "printed", note: uidMessages.takenOut }, by, null)
    if (DELIVERED.includes(code)) await settle(trx, assigned, { to: "sold" }, by)
    if (CANCELLED.includes(code)) await settle(trx, rows, { to: "printed", note: uidMessages.orderCancelled }, by, null)
  })
}

/**
 * Splits an order's labels: kept are as many per line as it still has pieces; the rest are spare, because their pieces
 * were removed or now have another size.
 */
function parted(rows: readonly UidRecord[], lines: readonly BoughtLine[]): [kept: UidRecord[], spare: UidRecord[]] {
  const left = new Map(lines.map(({ itemId, quantity }) => [itemId, quantity]))
  const sizes = new Map(lines.flatMap(({ itemId, isCustom, size }) => (isCustom ? [] : [[itemId, size] as const])))
  const isOfIt = ({ item_id, size }: UidRecord) => (sizes.get(item_id ?? "") ?? size) === size
  const [assigned, spare]: [UidRecord[], UidRecord[]] = [[], []]
  for (const row of rows) {
    const room = isOfIt(row) ? (left.get(row.item_id ?? "") ?? 0) : 0
    if (room > 0 && row.item_id) left.set(row.item_id, room - 1)
    if (room > 0) assigned.push(row)
    else spare.push(row)
  }
  return [assigned, spare]
}
