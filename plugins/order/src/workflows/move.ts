import type { MedusaContainer } from "@medusajs/framework/types"
import type { Parcel } from "@silai/contracts/order/calls"
import { MOVE_WAITS_SECONDS } from "@silai/contracts/order/limits"
import { orderRefusals } from "@silai/contracts/order/messages"
import { buyerMayCancel, nextOf, type OrderStatusCode, statusOf } from "@silai/contracts/order/status"
import { mayMoveTo, type Role } from "@silai/contracts/staff/roles"
import { type Database, databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { engineActOf, movesFrom, movesOf } from "../rules/moves"
import { actInEngine } from "./in-engine"
import { lockOrder, type Moving, type Ours, settle } from "./settle"

const label = (code: number) => statusOf(code)?.label ?? String(code)

type Wanted = Omit<Moving, "at">

/**
 * Moves an order: what is to become of it is written down first, then the engine does its part, then our own state
 * follows. Of two who move one order at the same moment the second is refused. After a crash in between, `followEngine`
 * or the worker finishes what the engine has done, under the name that was written down.
 * @returns the order as it was before
 */
async function move(
  container: MedusaContainer,
  orderId: string,
  wanted: Wanted,
  judge: (ours: Ours) => void,
): Promise<Ours> {
  const database = databaseOf(container)
  const act = engineActOf(wanted.to)
  const moving: Moving = { ...wanted, at: Date.now() }
  const before = await database.transaction(async (trx) => {
    const ours = await lockOrder(trx, orderId)
    if (!ours) throw refuse(orderRefusals.not_found)
    if (ours.moving && Date.now() - ours.moving.at < MOVE_WAITS_SECONDS * 1000) throw refuse(orderRefusals.being_moved)
    judge(ours)
    if (act)
      await trx.raw(`update order_state set moving = ?::jsonb where order_id = ?`, [JSON.stringify(moving), orderId])
    else await settle(trx, orderId, { ...ours, moving }, wanted.to)
    return ours
  })
  if (!act) return before
  try {
    await actInEngine(container, act, { orderId, userId: wanted.userId, parcel: wanted.parcel })
  } catch (error) {
    await database.raw(`update order_state set moving = null where order_id = ? and moving = ?::jsonb`, [
      orderId,
      JSON.stringify(moving),
    ])
    throw error
  }
  await finish(database, orderId, wanted.to)
  return before
}

/** Our state after the engine's part; its own event may have brought it along already. */
async function finish(database: Database, orderId: string, to: OrderStatusCode): Promise<void> {
  await database.transaction(async (trx) => {
    const ours = await lockOrder(trx, orderId)
    if (ours?.moving?.to === to && ours.code !== to) await settle(trx, orderId, ours, to)
  })
}

export type MoveAsked = {
  orderId: string
  status: number
  by: { userId: string; name: string; role: Role }
  parcel?: Parcel
  reason?: string
}

/** @throws order.cannot_move, order.not_by_hand, order.not_yours_to_move */
export function judgeByHand(
  role: Role,
  to: OrderStatusCode,
  { code, delivery_method }: Pick<Ours, "code" | "delivery_method">,
): void {
  if (!mayMoveTo(role, to)) throw refuse(orderRefusals.not_yours_to_move, label(to))
  if (!nextOf(code, delivery_method).includes(to)) throw refuse(orderRefusals.cannot_move, label(code), label(to))
  if (!movesFrom(code, delivery_method).includes(to)) throw refuse(orderRefusals.not_by_hand, label(to))
}

/**
 * Sets an order's status in the back office.
 * @throws order.not_found, order.cannot_move, order.not_by_hand, order.not_yours_to_move, order.being_moved,
 *   order.engine_refused, order.engine_failed
 */
export async function moveOrder(
  container: MedusaContainer,
  { orderId, status, by, parcel, reason = "" }: MoveAsked,
): Promise<{ orderId: string; from: number; status: number; nextStatuses: number[] }> {
  const to = status as OrderStatusCode
  const wanted = { to, by: by.name, userId: by.userId, parcel: parcel ?? null, reason }
  const before = await move(container, orderId, wanted, (ours) => judgeByHand(by.role, to, ours))
  return { orderId, from: before.code, status: to, nextStatuses: movesOf(by.role, to, before.delivery_method) }
}

/**
 * Cancels an order for its buyer: who may is the route's to judge.
 * @throws order.not_found, order.too_late_to_cancel, order.being_moved, order.engine_failed
 */
export async function cancelByBuyer(
  container: MedusaContainer,
  { orderId, by, reason }: { orderId: string; by: string; reason: string },
): Promise<{ orderId: string; from: number; status: number }> {
  const to: OrderStatusCode = 9
  const before = await move(
    container,
    orderId,
    { to, by, userId: null, parcel: null, reason },
    ({ code, has_custom }) => {
      if (!buyerMayCancel(code, has_custom)) throw refuse(orderRefusals.too_late_to_cancel)
    },
  )
  return { orderId, from: before.code, status: to }
}
