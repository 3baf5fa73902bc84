import type { MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules, ReturnStatus } from "@medusajs/framework/utils"
import { returnMessages } from "@silai/contracts/returns/messages"
import { returnNumberOf } from "@silai/contracts/returns/limits"
import { isOrdered } from "@silai/contracts/returns/pieces"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import { houseIds } from "@silai/kit/house-ids"
import { many, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { lockEngineOrder } from "@silai/kit/stock"
import type { LineRow, RequestRow } from "../queries/request"
import { present } from "@silai/contracts/present"

type Request = Pick<RequestRow, "order_id" | "number" | "fee_paise" | "engine_return_id" | "lines">

/** The engine's lines of an order, by their place in ours. */
async function engineLines(trx: Sql, orderId: string): Promise<(itemId: string) => string> {
  const rows = await many<{ id: string; place: string | null }>(
    trx,
    `select l.id, l.metadata ->> 'line' as place
       from order_item i join "order" o on o.id = i.order_id and i.version = o.version join order_line_item l on l.id = i.item_id
      where o.id = ? and i.deleted_at is null`,
    [orderId],
  )
  return (itemId) => {
    const row = rows.find(({ place }) => place === itemId)
    if (!row) throw new Error(`The engine's order ${orderId} has no line ${itemId}.`)
    return row.id
  }
}

/** Without pieces that came in an exchange: in the engine's books their line is returned already. */
const knownLines = ({ lines }: Request) => lines.filter(({ item_id }) => isOrdered(item_id))

type OrdersInside = {
  createReturns(data: object[], context: unknown): Promise<{ id: string }[]>
  createOrderChange(data: object, context: unknown): Promise<{ id: string }>
  createOrderShippingMethods(data: object[], none: undefined, context: unknown): Promise<{ id: string }[]>
  updateReturns(data: { selector: object; data: object }[], context: unknown): Promise<unknown>
  updateReturnItems(data: object[], context: unknown): Promise<unknown>
}
const ordersOf = (container: MedusaContainer) => {
  const orders = container.resolve(Modules.ORDER)
  return orders as typeof orders & OrdersInside
}

/**
 * Makes the engine's return for a request's pieces, with the fee as the price of return shipping, in our transaction
 * (decision 0023). Its bundled `createReturn` opens a second transaction for the price, which would wait for ours;
 * these are its parts.
 * @returns its id; null when the engine knows none of the pieces
 */
export async function openReturn(
  container: MedusaContainer,
  trx: Sql,
  request: Request,
  by: string,
): Promise<string | null> {
  await lockEngineOrder(trx, request.order_id)
  const lineOf = await engineLines(trx, request.order_id)
  const { locationId } = await houseIds(trx)
  const { order_id } = request
  const items = knownLines(request).map(({ item_id, quantity, note }) => ({ item_id: lineOf(item_id), quantity, note }))
  if (!items.length) return null
  const orders = ordersOf(container)
  const return_id = await inTransaction(orders, trx, async (context) => {
    const [made] = await orders.createReturns(
      [{ order_id, location_id: locationId, created_by: by, status: "requested", requested_at: new Date(), items }],
      context,
    )
    const id = present(made, "what the engine has just made").id
    const fee = toRupees(Number(request.fee_paise))
    const paid = fee > 0 ? await addFee(orders, { order_id, return_id: id }, fee, context) : []
    const asked = items.map(({ item_id, quantity }) => ({
      action: ChangeActionType.RETURN_ITEM,
      reference: "return",
      reference_id: id,
      return_id: id,
      details: { reference_id: item_id, quantity },
    }))
    const change = await orders.createOrderChange(
      {
        order_id,
        return_id: id,
        reference: "return",
        reference_id: id,
        change_type: "return_request",
        description: returnNumberOf(request.number),
        created_by: by,
        actions: [...asked, ...paid],
      },
      context,
    )
    await orders.confirmOrderChange(change.id, context)
    return id
  })
  await emitEvents(trx, { name: "order.return_requested", data: [{ order_id, return_id }] })
  return return_id
}

async function addFee(
  orders: OrdersInside,
  of: { order_id: string; return_id: string },
  amount: number,
  context: unknown,
): Promise<object[]> {
  const method = { name: returnMessages.pickup, amount, is_tax_inclusive: true, ...of }
  const [made] = await orders.createOrderShippingMethods([method], undefined, context)
  const reference = {
    reference: "order_shipping_method",
    reference_id: present(made, "what the engine has just made").id,
  }
  return [{ action: ChangeActionType.SHIPPING_ADD, ...reference, amount, details: of }]
}

/** Cancels the engine's return of a request that is not carried out. */
export async function cancelReturn(container: MedusaContainer, trx: Sql, request: Request, by: string): Promise<void> {
  if (!request.engine_return_id) return
  await lockEngineOrder(trx, request.order_id)
  const orders = container.resolve(Modules.ORDER)
  const asked = { return_id: request.engine_return_id, order_id: request.order_id, canceled_by: by }
  await inTransaction(orders, trx, (context) => orders.cancelReturn(asked, context))
}

type ReturnItem = { id: string; item_id: string }
/** The engine's actions for returned pieces: sound, and unfit for sale. */
const actionsOf = ({ quantity, damaged }: LineRow, reference_id: string, returnId: string) =>
  [
    { action: ChangeActionType.RECEIVE_RETURN_ITEM, pieces: quantity - damaged },
    { action: ChangeActionType.RECEIVE_DAMAGED_RETURN_ITEM, pieces: damaged },
  ].flatMap(({ action, pieces }) =>
    pieces
      ? [{ action, reference: "return", reference_id: returnId, details: { reference_id, quantity: pieces } }]
      : [],
  )

/**
 * Records in the engine that a return's pieces are back, in our transaction. Its bundled `receiveReturn` has no damaged
 * pieces, and its workflow is not one transaction; both make this change of the order. Sound pieces go back to stock
 * separately (`adjustLevels`).
 */
export async function receiveReturn(container: MedusaContainer, trx: Sql, request: Request, by: string): Promise<void> {
  const returnId = request.engine_return_id
  if (!returnId) return
  await lockEngineOrder(trx, request.order_id)
  const lineOf = await engineLines(trx, request.order_id)
  const orders = ordersOf(container)
  const items = await many<ReturnItem>(
    trx,
    `select id, item_id from return_item where return_id = ? and deleted_at is null`,
    [returnId],
  )
  await inTransaction(orders, trx, async (context) => {
    const change = await orders.createOrderChange(
      {
        order_id: request.order_id,
        return_id: returnId,
        reference: "return",
        reference_id: returnId,
        change_type: "return_receive",
        created_by: by,
        actions: knownLines(request).flatMap((line) => actionsOf(line, lineOf(line.item_id), returnId)),
      },
      context,
    )
    await orders.confirmOrderChange(change.id, context)
    await orders.updateReturnItems(
      knownLines(request).map(({ item_id, quantity, damaged }) => ({
        id: present(
          items.find((item) => item.item_id === lineOf(item_id)),
          "a line of the engine's return",
        ).id,
        received_quantity: quantity,
        damaged_quantity: damaged,
      })),
      context,
    )
    await orders.updateReturns(
      [{ selector: { id: returnId }, data: { status: ReturnStatus.RECEIVED, received_at: new Date() } }],
      context,
    )
  })
  await emitEvents(trx, {
    name: "order.return_received",
    data: [{ order_id: request.order_id, return_id: returnId }],
  })
}
