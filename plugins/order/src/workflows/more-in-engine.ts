import type { MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules } from "@medusajs/framework/utils"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { PieceChange } from "@silai/contracts/order/piece-change"
import { present } from "@silai/contracts/present"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import type { Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import type { OrderDetails, OrderStateRow, OutOfLine } from "../queries/order"
import { discountsOf, engineLines } from "./fewer-in-engine"

type LinesInside = {
  createOrderLineItemsBulk_(lines: Record<string, unknown>[], context: unknown): Promise<{ id: string }[]>
}
type Edit = { action: ChangeActionType; details: Record<string, unknown> }

/**
 * Edits the engine's order, whose row is locked, as its own workflow of order edits does: a new line is added, and
 * another has fewer pieces. An edit that adds a line takes no discount with it, so the discount is a second edit of the
 * new line.
 * @returns the engine's line of the piece
 */
export async function moreInEngine(
  container: MedusaContainer,
  trx: Sql,
  { order_id, number }: Pick<OrderStateRow, "order_id" | "number">,
  after: Pick<OrderDetails, "lines" | "tax">,
  { line, engineLine, by }: Pick<PieceChange, "line" | "engineLine" | "by">,
  out: OutOfLine | null,
): Promise<string> {
  const orders = container.resolve(Modules.ORDER)
  const inside = orders as typeof orders & LinesInside
  const oldLine = out && (await engineLines(trx, order_id))(out.place)
  const [discount] = oldLine ? await discountsOf(trx, order_id, [oldLine]) : []
  const adjusted = (paise: number) => ({
    adjustments: [
      {
        code: null,
        promotion_id: null,
        is_tax_inclusive: true,
        ...discount,
        item_id: undefined,
        amount: toRupees(paise),
      },
    ],
  })
  const [made] = await inTransaction(orders, trx, (context) =>
    inside.createOrderLineItemsBulk_([engineLine(after.lines.length - 1, after.tax)], context),
  )
  const { id } = present(made, "the engine's line of a piece")
  const edit = (actions: Edit[]) =>
    inTransaction(orders, trx, async (context) => {
      const asked = {
        order_id,
        change_type: "edit" as const,
        description: orderNumberOf(number),
        created_by: by.userId,
      }
      const change = await orders.createOrderChange({ ...asked, actions }, context)
      await orders.confirmOrderChange(change.id, context)
    })
  const fewer = (): Edit[] => {
    if (!out) return []
    const { quantity, discountPaise = 0 } = present(after.lines[out.place], "a line of the order")
    const details = { reference_id: oldLine, quantity, ...(discount && adjusted(discountPaise)) }
    return [{ action: ChangeActionType.ITEM_UPDATE, details }]
  }
  const { quantity, unitPaise, basePaise, discountPaise = 0 } = line
  const price = {
    unit_price: toRupees(unitPaise),
    ...(basePaise > unitPaise && { compare_at_unit_price: toRupees(basePaise) }),
  }
  await edit([...fewer(), { action: ChangeActionType.ITEM_ADD, details: { reference_id: id, quantity, ...price } }])
  if (discountPaise > 0)
    await edit([
      { action: ChangeActionType.ITEM_UPDATE, details: { reference_id: id, quantity, ...adjusted(discountPaise) } },
    ])
  await emitEvents(trx, { name: "order-edit.confirmed", data: [{ order_id }] })
  return id
}
