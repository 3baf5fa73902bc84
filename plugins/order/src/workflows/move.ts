import type { MedusaContainer } from "@medusajs/framework/types"
import type { Parcel } from "@silai/contracts/order/calls"
import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import { PACKED } from "@silai/contracts/order/papers"
import { buyerMayCancel, CANCELLED, NEXT, nextOf, type OrderStatusCode, statusOf } from "@silai/contracts/order/status"
import { mayMoveTo, type Role } from "@silai/contracts/staff/roles"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { disputedPaiseOf } from "../queries/disputed"
import { engineActOf, movesFrom, movesOf } from "../rules/moves"
import { goesOut, goesOutUnpaid, leavesShop } from "../rules/unpaid"
import { actInEngine } from "./in-engine"
import { lockOrder, type Mover, type Ours, settle } from "./settle"

const label = (code: number) => statusOf(code)?.label ?? String(code)
const isCancel = (to: OrderStatusCode) => CANCELLED.includes(to)

/**
 * Moves an order, in one transaction: our own state, the engine's rows, the stock, and for a cancellation what the
 * checkout owes (decision 0022). Of two moves of one order at the same moment, the second waits and then checks the
 * state that the first left.
 * @returns the order as it was before
 */
async function move(
  container: MedusaContainer,
  orderId: string,
  to: OrderStatusCode,
  mover: Mover,
  judge: (ours: Ours, trx: Sql) => Promise<void> | void,
): Promise<Ours> {
  return databaseOf(container).transaction(async (trx) => {
    // First, because recording a refund also locks the payment before the order. Rolled back with the rest when the
    // order must not be cancelled.
    const refund = isCancel(to) && {
      refundPaise: await container
        .resolve("checkout")
        .refundCancelledOrder(trx, orderId, { userId: mover.userId ?? "buyer", name: mover.by }),
    }
    const ours = await lockOrder(trx, orderId)
    if (!ours) throw refuse(orderRefusals.not_found)
    await judge(ours, trx)
    await carryOut(container, trx, orderId, ours, to, { ...mover, ...refund })
    return ours
  })
}

/** Makes an allowed step of a locked order: our state first, and last what makes buyers of its sizes wait. */
async function carryOut(
  container: MedusaContainer,
  trx: Sql,
  orderId: string,
  ours: Ours,
  to: OrderStatusCode,
  mover: Mover,
): Promise<void> {
  const disputedPaise = isCancel(to) ? await disputedPaiseOf(container, trx, orderId) : 0
  await settle(trx, orderId, ours.code, to, { ...mover, disputedPaise })
  const act = engineActOf(to)
  if (act)
    await actInEngine(act, {
      container,
      trx,
      orderId,
      details: ours.details,
      parcel: mover.parcel,
      totalPaise: Number(ours.total_paise) - Number(ours.taken_out_paise),
      by: { name: mover.by, userId: mover.userId },
    })
}

export type MoveAsked = {
  orderId: string
  status: number
  by: { userId: string; name: string; role: Role }
  parcel?: Parcel
  reason?: string
  /** The person knows that the whole payment was refunded, and sends the order anyway. */
  evenRefunded?: boolean
  /** The person knows that the buyer's bank disputes the payment, and sends the order anyway. */
  evenDisputed?: boolean
}

type Judged = Pick<Ours, "code" | "delivery_method" | "total_paise" | "refunded_paise">

type Step = { orderId: string; to: OrderStatusCode } & Pick<MoveAsked, "evenRefunded" | "evenDisputed">
/** `refundingPaise` null: the person knows what was refunded, and sends the order anyway. */
type Doubts = { refundingPaise: number | null; isDisputed: boolean }

/**
 * The reasons not to give an order's pieces away, apart from those that the person knows: refunds under way (finished
 * ones are in the order itself), and a dispute.
 */
export async function doubtsOf(
  container: MedusaContainer,
  sql: Sql,
  { orderId, to, evenRefunded = false, evenDisputed = false }: Step,
): Promise<Doubts> {
  const till = container.resolve("checkout")
  const refundingPaise = goesOut(to) && !evenRefunded ? await till.refundingPaise(sql, orderId) : 0
  const isDisputed = leavesShop(to) && !evenDisputed && (await till.disputesOf(sql, [orderId])).length > 0
  return { refundingPaise: evenRefunded ? null : refundingPaise, isDisputed }
}

/** @throws order.cannot_move, order.not_by_hand, order.not_yours_to_move, order.already_refunded, order.disputed */
export function judgeByHand(
  role: Role,
  to: OrderStatusCode,
  ours: Judged,
  { refundingPaise, isDisputed }: Doubts,
): void {
  const { code, delivery_method } = ours
  if (!mayMoveTo(role, to)) throw refuse(orderRefusals.not_yours_to_move, label(to))
  if (!nextOf(code, delivery_method).includes(to)) throw refuse(orderRefusals.cannot_move, label(code), label(to))
  if (!movesFrom(code, delivery_method).includes(to)) throw refuse(orderRefusals.not_by_hand, label(to))
  if (isDisputed) throw refuse(orderRefusals.disputed)
  if (refundingPaise === null) return
  const totalPaise = Number(ours.total_paise)
  // A refund that the bank declined may have been paid in another way since: never count more than was paid.
  const refundPaise = Math.min(totalPaise, Number(ours.refunded_paise) + refundingPaise)
  if (goesOutUnpaid({ to, totalPaise, refundPaise }))
    throw refuse(orderRefusals.already_refunded, toRupees(refundPaise))
}

/**
 * Sets an order's status in the back office.
 * @throws order.not_found, order.cannot_move, order.not_by_hand, order.not_yours_to_move, order.already_refunded, order.disputed,
 *   order.engine_refused, order.engine_failed
 */
export async function moveOrder(
  container: MedusaContainer,
  { orderId, status, by, parcel, reason = "", ...even }: MoveAsked,
): Promise<{ orderId: string; from: number; status: number; nextStatuses: number[] }> {
  const to = status as OrderStatusCode
  const mover = { by: by.name, userId: by.userId, parcel: parcel ?? null, reason }
  const before = await move(container, orderId, to, mover, async (ours, trx) =>
    judgeByHand(by.role, to, ours, await doubtsOf(container, trx, { orderId, to, ...even })),
  )
  return { orderId, from: before.code, status: to, nextStatuses: movesOf(by.role, to, before.delivery_method) }
}

/**
 * Cancels an order for its buyer: the route checks who that is.
 * @throws order.not_found, order.already_cancelled, order.too_late_to_cancel, order.engine_failed
 */
export async function cancelByBuyer(
  container: MedusaContainer,
  { orderId, by, reason }: { orderId: string; by: string; reason: string },
): Promise<{ orderId: string; from: number; status: number }> {
  const to: OrderStatusCode = 9
  const mover = { by, userId: null, parcel: null, reason }
  const before = await move(container, orderId, to, mover, ({ code, has_custom }) => {
    if (CANCELLED.includes(code)) throw refuse(orderRefusals.already_cancelled)
    if (!buyerMayCancel(code, has_custom)) throw refuse(orderRefusals.too_late_to_cancel)
  })
  return { orderId, from: before.code, status: to }
}

/** See `IOrderModuleService`. The checkout's transaction has the attempt's lock, and the money is refunded. */
export async function callOff(container: MedusaContainer, trx: Sql, orderId: string): Promise<boolean> {
  const to: OrderStatusCode = 10
  const ours = await lockOrder(trx, orderId)
  // A packed order is already in a parcel: a person decides, and must confirm before it continues.
  if (!ours || !NEXT[ours.code].includes(to) || PACKED.includes(ours.code)) return false
  await carryOut(container, trx, orderId, ours, to, {
    by: orderMessages.elsewhere,
    userId: null,
    parcel: null,
    reason: "",
  })
  return true
}
