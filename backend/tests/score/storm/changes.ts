import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { pieceChangeCalls } from "@silai/contracts/checkout/piece-change-calls"
import { atLink } from "../../rig/gateway"
import { anOrder, wholeOf } from "./counter"
import { type Actor, call, rest } from "./world"

/** Adds a piece to an order, or swaps one for another; the link is paid, left unpaid, or cancelled. */
export async function changesPieces(actor: Actor): Promise<void> {
  const { dice, at, world } = actor
  const one = await anOrder(actor, [0, 1, 2])
  const order = one && (await wholeOf(actor, one._id))
  if (!order) return
  const { variantId, size } = dice.oneOf(world.lines)
  const piece = { variantId, size, quantity: 1 }
  const item = dice.oneOf(order.itemsList)
  const insteadOf =
    dice.chance(0.6) && item.quantity > 0 ? { itemId: item._id, quantity: 1, left: item.quantity } : undefined
  const asked = { orderId: order._id, piece, ...(insteadOf && { insteadOf }) }
  const quoted = await call(actor, at, pieceChangeCalls.quote, asked)
  if (quoted?.status !== 200) return rest(300).then(() => undefined)
  const change = { ...asked, differenceRupees: quoted.body.data.differenceRupees, reason: "It fits better" }
  const to = insteadOf ? pieceChangeCalls.swap : pieceChangeCalls.add
  // Now and then two people ask for the same at once.
  const replies = await Promise.all(Array.from({ length: dice.chance(0.2) ? 2 : 1 }, () => call(actor, at, to, change)))
  const waiting = replies.find((reply) => reply?.status === 200)?.body.data.waiting
  if (!waiting) return
  const then = dice.weighed({ pays: 6, cancels: 2, leaves: 2 })
  // The gateway may be down just now.
  if (then === "pays" && waiting.link) await atLink(waiting.link.url, "success").catch(() => undefined)
  if (then !== "pays") await rest(dice.between(200, 1_500))
  if (then === "cancels") await call(actor, at, phoneOrderCalls.cancelUnpaid, { paymentId: waiting._id })
}
