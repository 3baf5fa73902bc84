import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import {
  cancelOrderFulfillmentWorkflow,
  cancelOrderWorkflow,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from "@medusajs/medusa/core-flows"
import type { Parcel } from "@silai/contracts/order/calls"
import { orderRefusals } from "@silai/contracts/order/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { databaseOf } from "@silai/kit/knex"
import { asRefusal, refuse } from "@silai/kit/refuse"
import { log } from "@silai/kit/log"
import { type EngineContext, withoutBus } from "@silai/kit/workflow"
import type { EngineAct } from "../rules/moves"

type Item = { id: string; quantity: number; detail: { fulfilled_quantity: number } }
type Fulfilment = {
  id: string
  canceled_at: string | null
  shipped_at: string | null
  delivered_at: string | null
  items: { line_item_id: string; quantity: number }[]
}
type EngineOrder = { id: string; status: string; items: Item[]; fulfillments: Fulfilment[] }

const FIELDS = [
  "id",
  "status",
  "items.*",
  "items.detail.*",
  "fulfillments.id",
  "fulfillments.canceled_at",
  "fulfillments.shipped_at",
  "fulfillments.delivered_at",
  "fulfillments.items.line_item_id",
  "fulfillments.items.quantity",
]

type Asked = { orderId: string; userId: string | null; parcel: Parcel | null }

async function engineOrder(container: MedusaContainer, orderId: string): Promise<EngineOrder> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "order", fields: FIELDS, filters: { id: orderId } })
  return data[0] as never
}

/** Each act does what is still to be done of it, so that one that was cut off may be begun again. */
const acts: Record<
  EngineAct,
  (container: MedusaContainer, order: EngineOrder, asked: Asked, context: EngineContext) => Promise<void>
> = {
  async pack(container, { id, items }, { userId }, context) {
    const left = items
      .map((item) => ({ id: item.id, quantity: Number(item.quantity) - Number(item.detail.fulfilled_quantity) }))
      .filter(({ quantity }) => quantity > 0)
    if (left.length)
      await createOrderFulfillmentWorkflow(container).run({
        input: { order_id: id, items: left, created_by: userId ?? undefined },
        context,
      })
  },
  async ship(container, { id, fulfillments }, { userId, parcel }, context) {
    const labels = parcel?.trackingNumber
      ? [{ tracking_number: parcel.trackingNumber, tracking_url: parcel.trackingUrl, label_url: "" }]
      : []
    for (const one of fulfillments.filter(({ canceled_at, shipped_at }) => !canceled_at && !shipped_at))
      await createOrderShipmentWorkflow(container).run({
        input: {
          order_id: id,
          fulfillment_id: one.id,
          items: one.items.map(({ line_item_id, quantity }) => ({ id: line_item_id, quantity: Number(quantity) })),
          labels,
          created_by: userId ?? undefined,
        },
        context,
      })
  },
  async handOver(container, { id, fulfillments }, _asked, context) {
    for (const one of fulfillments.filter(({ canceled_at, delivered_at }) => !canceled_at && !delivered_at))
      await markOrderFulfillmentAsDeliveredWorkflow(container).run({
        input: { orderId: id, fulfillmentId: one.id },
        context,
      })
  },
  async cancel(container, { id, status, fulfillments }, { userId }, context) {
    if (status !== "canceled") {
      for (const one of fulfillments.filter(({ canceled_at }) => !canceled_at))
        await cancelOrderFulfillmentWorkflow(container).run({
          input: { order_id: id, fulfillment_id: one.id },
          context,
        })
      await cancelOrderWorkflow(container).run({ input: { order_id: id, canceled_by: userId ?? undefined }, context })
    }
    // The engine goes on when the gateway does not answer its refund; then the till owes the money.
    const by = { userId: userId ?? "shop", name: SHOP.name }
    await databaseOf(container).transaction((trx) => container.resolve("checkout").oweBack(trx, id, by))
  },
}

const HINDERED: readonly string[] = [MedusaError.Types.NOT_ALLOWED, MedusaError.Types.INVALID_DATA]

/**
 * The engine's part of a move: packing takes the pieces off the shelf's count, cancelling gives them and the money back.
 * @throws order.engine_refused with the engine's words, order.engine_failed
 */
export async function actInEngine(container: MedusaContainer, act: EngineAct, asked: Asked): Promise<void> {
  await withEngineWords(asked.orderId, act, async () => {
    const order = await engineOrder(container, asked.orderId)
    await withoutBus(container, (context) => acts[act](container, order, asked, context))
  })
}

/** What the engine does not do, as a refusal. @throws order.engine_refused with the engine's words, order.engine_failed */
export async function withEngineWords(orderId: string, act: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (asRefusal(error)) throw error
    const { type, message } = (error ?? {}) as { type?: string; message?: string }
    if (type && message && HINDERED.includes(type)) throw refuse(orderRefusals.engine_refused, message)
    log("error", "the engine did not change an order", { order: orderId, act, cause: String(message ?? error) })
    throw refuse(orderRefusals.engine_failed)
  }
}
