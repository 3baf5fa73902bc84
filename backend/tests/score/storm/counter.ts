import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { orderCalls, orderEditCalls } from "@silai/contracts/order/calls"
import { type Actor, call, rest } from "./world"

/** One of the shop's orders in these states, as the list shows them. */
export async function anOrder(actor: Actor, status: number[], sort: "newest" | "oldest" = "newest") {
  const listed = await call(actor, actor.at, orderCalls.all, { status, sort, pageSize: 25 })
  const rows = listed?.status === 200 ? listed.body.data : []
  if (!rows.length) await rest(400)
  return rows.length ? actor.dice.oneOf(rows) : null
}
export const wholeOf = async (actor: Actor, orderId: string) => {
  const seen = await call(actor, actor.at, orderCalls.single, { orderId })
  return seen?.status === 200 ? seen.body.data : null
}
const moves = (actor: Actor, orderId: string, status: number, more: object = {}) =>
  call(actor, actor.at, orderCalls.update, { orderId, status, ...more })

export async function accepts(actor: Actor): Promise<void> {
  const one = await anOrder(actor, [0])
  if (one) await moves(actor, one._id, 1)
}

/** Packs one, or ticks several in the list and packs them together. */
export async function packs(actor: Actor): Promise<void> {
  if (actor.dice.chance(0.8)) {
    const one = await anOrder(actor, [1, 2])
    if (one) await moves(actor, one._id, one.delivery === "home" ? 3 : 7)
    return
  }
  const listed = await call(actor, actor.at, orderCalls.all, { status: [1], pageSize: 25 })
  const orders = (listed?.status === 200 ? listed.body.data : [])
    .filter(({ delivery }) => delivery === "home")
    .slice(0, 5)
  if (orders.length)
    await call(actor, actor.at, orderCalls.moveMany, { orders: orders.map(({ _id }) => ({ order: _id })), status: 3 })
}

export async function ships(actor: Actor): Promise<void> {
  const one = await anOrder(actor, [3, 4, 5, 7], "oldest")
  if (!one) return
  if (one.status === 3)
    await moves(actor, one._id, 4, {
      parcel: { courier: "India Post", trackingNumber: `EP${one.orderNumber}` },
      // Asked whether a refunded parcel should still go out, staff sometimes say yes.
      evenRefunded: actor.dice.chance(0.3),
    })
  else await moves(actor, one._id, one.status === 7 ? 8 : 6)
}

/** The shop cancels an order, before or after it is packed. */
export async function callsOff(actor: Actor): Promise<void> {
  const one = await anOrder(actor, actor.dice.chance(0.5) ? [0, 1, 2] : [3, 7])
  if (one) await moves(actor, one._id, 10, { reason: "The cloth has run out" })
  await rest(500)
}

/** Refunds a part of an order, or sometimes all of it. */
export async function refunds(actor: Actor): Promise<void> {
  const one = await anOrder(actor, [0, 1, 3, 4, 6, 7, 8])
  const order = one && (await wholeOf(actor, one._id))
  if (!order || order.money.keptRupees < 1) return
  const part = Math.max(1, Math.round((order.money.keptRupees * actor.dice.between(2, 40)) / 100))
  const amountRupees = actor.dice.chance(0.1) ? order.money.keptRupees : Math.min(part, order.money.keptRupees)
  const asked = {
    orderId: one!._id,
    amountRupees,
    seenRefundedRupees: order.money.refundedRupees,
    reason: "A loose seam",
  }
  // Sometimes two people request the same at once.
  await Promise.all(
    Array.from({ length: actor.dice.chance(0.2) ? 2 : 1 }, () =>
      call(actor, actor.at, paymentCalls.refundOrder, asked),
    ),
  )
  await rest(400)
}

export async function takesOut(actor: Actor): Promise<void> {
  const one = await anOrder(actor, [0, 1, 2])
  const order = one && (await wholeOf(actor, one._id))
  const item = order && actor.dice.oneOf(order.itemsList)
  if (!item || item.quantity < 1) return
  await call(actor, actor.at, orderEditCalls.takeOut, {
    orderId: one!._id,
    reason: "It has a flaw",
    lines: [{ itemId: item._id, quantity: actor.dice.between(1, item.quantity), left: item.quantity }],
  })
  await rest(400)
}

/** Counts stock by hand: what came from the workshop, what is lost, what the count says. */
export async function counts(actor: Actor): Promise<void> {
  const { dice, world } = actor
  const { variantId, size } = dice.oneOf(world.lines)
  const change = dice.weighed({
    received: 6,
    lost: 2,
    counted: 2,
  })
  const line =
    change === "counted"
      ? await countedOf(actor, variantId, String(size))
      : { add: change === "received" ? dice.between(2, 6) : -1 }
  if (line)
    await call(actor, actor.at, inventoryCalls.updateStock, {
      variants: [{ variantId, size, reason: change, ...line }],
      note: "",
    })
  await rest(300)
}

async function countedOf(actor: Actor, variantId: string, size: string) {
  const listed = await call(actor, actor.at, inventoryCalls.all, { pageSize: 50 })
  const cell = (listed?.status === 200 ? listed.body.data : [])
    .flatMap(({ colourways }) => colourways)
    .find(({ _id }) => _id === variantId)
    ?.sizes.find((one) => one.size === size)
  return cell ? { set: cell.stocked + actor.dice.between(0, 2), expected: cell.stocked } : null
}
