import type { MedusaContainer } from "@medusajs/framework/types"
import { orderRefusals } from "@silai/contracts/order/messages"
import { mayTakeOut } from "@silai/contracts/order/status"
import { SEWING_ROLES } from "@silai/contracts/staff/sewing"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { lockOrder } from "./settle"

type Wished = { orderId: string; wish: string; before: string }

/** Records the buyer's wish for an order, until it is packed. @throws order.not_found, order.not_at_work, order.wish_changed */
export function saveWish(
  container: MedusaContainer,
  { orderId, wish, before }: Wished,
): Promise<{ orderId: string; wish: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) throw refuse(orderRefusals.not_found)
    if (!mayTakeOut(order.code)) throw refuse(orderRefusals.not_at_work)
    const kept = await one(
      trx,
      `update order_state set wish = ?, updated_at = now() where order_id = ? and wish = ? returning 1`,
      [wish, orderId, before],
    )
    if (!kept) throw refuse(orderRefusals.wish_changed)
    await emitEvents(trx, { name: "order.updated", data: [{ id: orderId }] })
    await notifyLive(trx, "order.changed", { orderId })
    return { orderId, wish }
  })
}

type Sewn = { orderId: string; tailorId: string | null }
type Tailor = { _id: string; name: string }

/** Assigns who sews an order that is not packed. @throws order.not_found, order.not_at_work, order.tailor_unknown */
export function sewOrder(
  container: MedusaContainer,
  { orderId, tailorId }: Sewn,
): Promise<{ orderId: string; tailor: Tailor | null }> {
  return databaseOf(container).transaction(async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) throw refuse(orderRefusals.not_found)
    if (!mayTakeOut(order.code)) throw refuse(orderRefusals.not_at_work)
    const people = tailorId === null ? [] : await container.resolve("account").peopleOf(trx, SEWING_ROLES)
    const person = people.find(({ userId }) => userId === tailorId)
    if (tailorId !== null && !person) throw refuse(orderRefusals.tailor_unknown)
    await trx.raw(`update order_state set tailor_id = ?, tailor = ?, updated_at = now() where order_id = ?`, [
      tailorId,
      person?.name ?? "",
      orderId,
    ])
    await emitEvents(trx, { name: "order.updated", data: [{ id: orderId }] })
    await notifyLive(trx, "order.changed", { orderId })
    return { orderId, tailor: person ? { _id: person.userId, name: person.name } : null }
  })
}
