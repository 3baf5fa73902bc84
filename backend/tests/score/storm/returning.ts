import { returnCalls } from "@silai/contracts/returns/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { anAddress } from "../../rig/shopper"
import { type Actor, call, rest } from "./world"

/** A buyer whose order is delivered requests a refund, or another size. */
export async function requestsReturn(actor: Actor, owner = actor.at): Promise<void> {
  const { dice, world } = actor
  const listed = await call(actor, owner, orderCalls.all, { status: [6, 8], pageSize: 50 })
  const there = (listed?.status === 200 ? listed.body.data : []).flatMap(({ _id }) =>
    world.bought.filter(({ orderId }) => orderId === _id),
  )
  if (!there.length) return void (await rest(700))
  const { orderId, at } = dice.oneOf(there)
  const seen = await call(actor, at, returnCalls.options, { orderId })
  if (seen?.status !== 200) return
  const { lines, feeRupees } = seen.body.data
  const open = lines.filter(({ kinds }) => kinds.length)
  if (!open.length) return void (await rest(300))
  const line = dice.oneOf(open)
  const kind = dice.oneOf(line.kinds)
  const quantity = dice.between(1, Math.max(1, line.open))
  const sizes = line.sizes.filter(({ free }) => free >= quantity)
  if (kind === "exchange" && !sizes.length) return
  await call(actor, at, returnCalls.add, {
    orderId,
    kind,
    address: anAddress(),
    lines: [
      {
        itemId: line.itemId,
        quantity,
        reason: "tooSmall",
        ...(kind === "exchange" && { toSize: dice.oneOf(sizes).size }),
      },
    ],
    refundRupees: kind === "return" ? Math.max(0, (line.refundRupees[quantity - 1] ?? 0) - feeRupees) : 0,
  })
  await rest(300)
}

/** The shop moves a request one step on. */
export async function receivesReturn(actor: Actor): Promise<void> {
  const { dice, at } = actor
  const listed = await call(actor, at, returnCalls.allForShop, {
    state: ["requested", "approved", "pickedUp", "received"],
    pageSize: 25,
  })
  const rows = listed?.status === 200 ? listed.body.data : []
  if (!rows.length) return void (await rest(500))
  const one = dice.oneOf(rows)
  const seen = await call(actor, at, returnCalls.show, { returnId: one._id })
  if (seen?.status !== 200 || !seen.body.data.nextStates.length) return
  const { nextStates } = seen.body.data
  const kindly = nextStates.filter((state) => state !== "rejected" && state !== "sentBack")
  const state = dice.oneOf(kindly.length && dice.chance(0.85) ? kindly : nextStates)
  const damaged =
    state === "received" && dice.chance(0.25)
      ? one.lines.map(({ itemId }) => ({ itemId, quantity: 1 })).slice(0, 1)
      : []
  await call(actor, at, returnCalls.update, { returnId: one._id, state, damaged, note: "As seen on the table" })
}

/** A buyer keeps it after all. */
export async function withdraws(actor: Actor): Promise<void> {
  const { dice, at, world } = actor
  const listed = await call(actor, at, returnCalls.allForShop, { state: ["requested", "approved"], pageSize: 25 })
  const rows = (listed?.status === 200 ? listed.body.data : []).flatMap((row) =>
    world.bought.filter(({ orderId }) => orderId === row.orderId).map((bought) => ({ ...bought, returnId: row._id })),
  )
  if (rows.length) {
    const one = dice.oneOf(rows)
    await call(actor, one.at, returnCalls.withdraw, { returnId: one.returnId })
  }
  await rest(2_500)
}
