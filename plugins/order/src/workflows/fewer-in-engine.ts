import type { MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules } from "@medusajs/framework/utils"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import { many, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { lockEngineOrder } from "@silai/kit/stock"
import type { OrderDetails, OrderStateRow, OutOfLine } from "../queries/order"
import { present } from "@silai/contracts/present"

/** The engine's lines of an order, by their place in ours; from any version, because the latest has no line without pieces. */
export async function engineLines(trx: Sql, orderId: string): Promise<(place: number) => string> {
  const rows = await many<{ id: string; place: string | null }>(
    trx,
    `select distinct l.id, l.metadata ->> 'line' as place from order_item i join order_line_item l on l.id = i.item_id where i.order_id = ?`,
    [orderId],
  )
  return (place) => {
    const row = rows.find((one) => one.place === `${place}`)
    if (!row) throw new Error(`The engine's order ${orderId} has no line ${place}.`)
    return row.id
  }
}

type Discount = { item_id: string; code: string | null; promotion_id: string | null; is_tax_inclusive: boolean }

/** The discount of a coupon on these lines, as of the order's present version. */
export const discountsOf = (trx: Sql, orderId: string, lineIds: readonly string[]): Promise<Discount[]> =>
  many<Discount>(
    trx,
    `select a.item_id, a.code, a.promotion_id, a.is_tax_inclusive from order_line_item_adjustment a join "order" o on o.id = ? and a.version = o.version
      where a.item_id = any(?::text[]) and a.deleted_at is null`,
    [orderId, [...lineIds]],
  )

/**
 * Edits the engine's order in our transaction, as its own workflow of order edits does: fewer pieces of a line, with
 * the coupon's discount on the rest, so that its total equals ours. It refuses packed pieces.
 */
export async function fewerInEngine(
  container: MedusaContainer,
  trx: Sql,
  { order_id, number }: Pick<OrderStateRow, "order_id" | "number">,
  left: Pick<OrderDetails, "lines">,
  pieces: readonly OutOfLine[],
  by: string,
): Promise<void> {
  await lockEngineOrder(trx, order_id)
  const lineOf = await engineLines(trx, order_id)
  const discounts = await discountsOf(
    trx,
    order_id,
    pieces.map(({ place }) => lineOf(place)),
  )
  const actions = pieces.map(({ place }) => {
    const { quantity, discountPaise = 0 } = present(left.lines[place], "a line of the order")
    const reference_id = lineOf(place)
    const discount = discounts.find(({ item_id }) => item_id === reference_id)
    const adjustments = discount && [{ ...discount, amount: toRupees(discountPaise) }]
    return {
      action: ChangeActionType.ITEM_UPDATE,
      details: { reference_id, quantity, ...(adjustments && { adjustments }) },
    }
  })
  const orders = container.resolve(Modules.ORDER)
  await inTransaction(orders, trx, async (context) => {
    const change = await orders.createOrderChange(
      { order_id, change_type: "edit", description: orderNumberOf(number), created_by: by, actions },
      context,
    )
    await orders.confirmOrderChange(change.id, context)
  })
  await emitEvents(trx, { name: "order-edit.confirmed", data: [{ order_id }] })
}
