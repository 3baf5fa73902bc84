import type { MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, Modules } from "@medusajs/framework/utils"
import type { Parcel } from "@silai/contracts/order/calls"
import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import { crashPoint } from "@silai/kit/crash-point"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import type { Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import {
  lockEngineOrder,
  lockLevels,
  moveStock,
  notifyLevels,
  type Pieces,
  release,
  type Reservation,
  reservationsOf,
} from "@silai/kit/stock"
import {
  collectionsOf,
  engineLinesOf,
  openChanges,
  type EngineLine,
  type Fulfilment,
  fulfilmentsOf,
  wayOf,
} from "../queries/in-engine"
import type { OrderDetails } from "../queries/order"
import type { EngineAct } from "../rules/moves"
import { withEngineWords } from "./engine-words"
import { present } from "@silai/contracts/present"

/**
 * The person who acts, the order, and the transaction. `details`: our record, whose lines say which pieces come from
 * stock.
 */
export type InEngine = {
  container: MedusaContainer
  trx: Sql
  orderId: string
  details: Pick<OrderDetails, "lines">
  /** The rest of the order's total, without removed pieces. */
  totalPaise: number
  by: { name: string; userId: string | null }
  parcel: Parcel | null
}

const colourwaysOf = ({ details }: InEngine) => details.lines.map(({ colourwayId }) => colourwayId)
const causeOf = (why: "packed" | "cancelled", { orderId, by }: InEngine) => ({
  why,
  orderId,
  // A buyer's name is not stored with the stock.
  by: by.userId ? by : null,
})

type Version = { id: string; quantity: number }[]
/** The change of the order's version that a fulfilment makes, as the engine's module writes it. */
async function register(
  { container, trx, orderId, by }: InEngine,
  what: "registerFulfillment" | "registerShipment" | "registerDelivery" | "cancelFulfillment",
  fulfilmentId: string,
  items: Version,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  await inTransaction(orders, trx, (context) =>
    orders[what](
      {
        order_id: orderId,
        reference: Modules.FULFILLMENT,
        reference_id: fulfilmentId,
        created_by: by.userId ?? undefined,
        items,
      },
      context,
    ),
  )
}

const linesOf = ({ pieces }: Fulfilment): Version => pieces.map(({ line, quantity }) => ({ id: line, quantity }))

/** Each act does only what remains: a plugin may have packed a part already. Locks: the order, then its levels. */
const acts: Record<EngineAct, (at: InEngine) => Promise<void>> = {
  async pack(at) {
    const { container, trx, orderId, by } = at
    const left = (await engineLinesOf(trx, orderId)).flatMap((line) =>
      line.quantity > line.fulfilled ? [{ ...line, left: line.quantity - line.fulfilled }] : [],
    )
    if (!left.length) return
    const reservations = await reservationsOf(trx, { lineItemIds: left.map(({ id }) => id) })
    const way = await wayOf(trx, orderId)
    if (!way?.locationId) throw refuse(orderRefusals.engine_refused, orderMessages.noWay)
    const pieces = left.flatMap((line) => piecesOf(line, reservations, at))
    const fulfilments = container.resolve(Modules.FULFILLMENT)
    const { id } = await inTransaction(fulfilments, trx, (context) =>
      fulfilments.createFulfillment(
        {
          location_id: present(way.locationId, "where it ships from"),
          provider_id: way.providerId,
          shipping_option_id: way.optionId,
          data: way.data,
          order: { id: orderId },
          requires_shipping: left.some(({ requiresShipping }) => requiresShipping),
          items: left.map(({ id, title, sku, barcode, left: quantity }) => ({
            line_item_id: id,
            title,
            sku,
            barcode,
            quantity,
            inventory_item_id: pieces.find(({ line }) => line === id)?.item,
          })),
          labels: [],
          delivery_address: way.address,
          packed_at: new Date(),
          created_by: by.userId,
        },
        context,
      ),
    )
    crashPoint("after-fulfilment")
    await trx.raw(`insert into order_fulfillment (id, order_id, fulfillment_id) values (?, ?, ?)`, [
      newId("ordful"),
      orderId,
      id,
    ])
    const all = left.map(({ id, left: quantity }) => ({ id, quantity }))
    await register(at, "registerFulfillment", id, all)
    await emitEvents(trx, { name: "order.fulfillment_created", data: [{ order_id: orderId, fulfillment_id: id }] })
    const levels = await lockLevels(trx, itemsOf(pieces), causeOf("packed", at))
    const { ended } = await release(
      trx,
      levels,
      pieces.map(({ reservation, quantity }) => ({ id: reservation, quantity })),
    )
    crashPoint("after-release-in-engine")
    await moveStock(
      trx,
      levels,
      pieces.map(({ item, quantity }) => ({ item, stocked: -quantity })),
    )
    await notifyReservations(at, ended)
    await notifyLevels(trx, levels, orderId, colourwaysOf(at))
  },

  async ship(at) {
    const { container, trx, orderId, by, parcel } = at
    const fulfilments = container.resolve(Modules.FULFILLMENT)
    const labels = parcel?.trackingNumber
      ? [{ tracking_number: parcel.trackingNumber, tracking_url: parcel.trackingUrl, label_url: "" }]
      : []
    for (const one of (await fulfilmentsOf(trx, orderId)).filter(({ shipped }) => !shipped)) {
      await inTransaction(fulfilments, trx, (context) =>
        fulfilments.updateFulfillment(
          one.id,
          // The engine's input type lacks who marked it shipped.
          { shipped_at: new Date(), labels, marked_shipped_by: by.userId } as never,
          context,
        ),
      )
      await register(at, "registerShipment", one.id, linesOf(one))
      await emitEvents(trx, { name: "shipment.created", data: [{ id: one.id }] })
    }
  },

  async handOver(at) {
    const { container, trx, orderId } = at
    const fulfilments = container.resolve(Modules.FULFILLMENT)
    for (const one of (await fulfilmentsOf(trx, orderId)).filter(({ delivered }) => !delivered)) {
      await inTransaction(fulfilments, trx, (context) =>
        fulfilments.updateFulfillment(one.id, { delivered_at: new Date() }, context),
      )
      await register(at, "registerDelivery", one.id, linesOf(one))
      await emitEvents(trx, { name: "delivery.created", data: [{ id: one.id }] })
    }
  },

  async cancel(at) {
    const { container, trx, orderId, totalPaise } = at
    const fulfilments = container.resolve(Modules.FULFILLMENT)
    const orders = container.resolve(Modules.ORDER)
    const packed = await fulfilmentsOf(trx, orderId)
    for (const one of packed) {
      await inTransaction(fulfilments, trx, (context) => fulfilments.cancelFulfillment(one.id, context))
      await register(at, "cancelFulfillment", one.id, linesOf(one))
      await emitEvents(trx, {
        name: "order.fulfillment_canceled",
        data: [{ order_id: orderId, fulfillment_id: one.id }],
      })
    }
    crashPoint("after-fulfilments-cancelled")
    const [left, collections] = [await openChanges(trx, orderId), await collectionsOf(trx, orderId)]
    // An unfinished change in the engine, begun by a person or left by two of its workflows, no longer matters.
    if (left.length) await inTransaction(orders, trx, (context) => orders.cancelOrderChange(left, context))
    await inTransaction(orders, trx, async (context) => {
      // Cancelled goods are not owed: without this the engine would show that the buyer owes what the checkout refunds.
      if (totalPaise > 0) {
        const change = await orders.createOrderChange(
          {
            order_id: orderId,
            change_type: "credit_line",
            actions: [
              {
                action: ChangeActionType.CREDIT_LINE_ADD,
                reference: "order",
                reference_id: orderId,
                amount: toRupees(totalPaise),
              },
            ],
          },
          context,
        )
        await orders.confirmOrderChange(change.id, context)
      }
      await orders.cancel([orderId], context)
    })
    const payments = container.resolve(Modules.PAYMENT)
    for (const id of collections)
      await inTransaction(payments, trx, (context) =>
        payments.updatePaymentCollections(id, { status: "canceled" }, context),
      )
    await emitEvents(trx, { name: "order.canceled", data: [{ id: orderId }] })
    const lines = await engineLinesOf(trx, orderId)
    const reservations = await reservationsOf(trx, { lineItemIds: lines.map(({ id }) => id) })
    const restocked = packed.flatMap(({ pieces }) =>
      pieces.flatMap(({ item, quantity }) => (item ? [{ item, quantity }] : [])),
    )
    const levels = await lockLevels(trx, [...itemsOf(reservations), ...itemsOf(restocked)], causeOf("cancelled", at))
    const { ended } = await release(trx, levels, reservations)
    crashPoint("after-release-in-engine")
    await moveStock(
      trx,
      levels,
      restocked.map(({ item, quantity }) => ({ item, stocked: quantity })),
    )
    await notifyReservations(at, ended)
    await notifyLevels(trx, levels, orderId, colourwaysOf(at))
  },
}

const itemsOf = (pieces: readonly Pick<Pieces, "item">[]) => pieces.map(({ item }) => item)

/**
 * The pieces that leave stock for a line: its reservation. Only made-to-order pieces need none. @throws
 * order.engine_refused
 */
function piecesOf(
  { id, place, left, title }: EngineLine & { left: number },
  reservations: readonly Reservation[],
  { details }: InEngine,
): (Pieces & { line: string; reservation: string })[] {
  const mine = reservations.filter(({ lineItemId }) => lineItemId === id)
  const isCounted = Boolean(details.lines[Number(place)]?.inventoryItemId)
  if (isCounted && mine.reduce((sum, { quantity }) => sum + quantity, 0) < left)
    throw refuse(orderRefusals.engine_refused, orderMessages.notReserved(title))
  let open = left
  return mine.flatMap(({ id: reservation, item, quantity: there }) => {
    const quantity = Math.min(open, there)
    open -= quantity
    return quantity ? [{ line: id, reservation, item, quantity }] : []
  })
}

const notifyReservations = ({ trx, orderId: order_id }: InEngine, ended: string[]): Promise<void> =>
  emitEvents(trx, { name: "reservation-item.deleted", data: ended.map((id) => ({ id, order_id })) })

/**
 * The engine's part of a move, in the transaction of ours that makes it: packing takes the pieces from stock,
 * cancelling gives them back. It writes the rows that the engine's own workflows write, which take several transactions
 * each and lock nothing (decision 0022).
 * @throws order.engine_refused with the cause, order.engine_failed
 */
export async function actInEngine(act: EngineAct, at: InEngine): Promise<void> {
  await withEngineWords(at.orderId, act, async () => {
    const order = await lockEngineOrder(at.trx, at.orderId)
    // Cancelled in the engine already, by a plugin: our own state follows.
    if (order?.status === "canceled" && act === "cancel") return
    if (order?.status === "canceled") throw refuse(orderRefusals.engine_refused, orderMessages.cancelledInEngine)
    await acts[act](at)
  })
}
