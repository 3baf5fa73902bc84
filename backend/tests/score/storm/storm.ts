import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { aBrowser, aCustomer } from "../../rig/customer"
import { aCoupon } from "../../rig/coupon"
import { pay } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import type { RunningShop } from "../../rig/shop"
import { aBag, aContact, anAddress } from "../../rig/shopper"
import { setStock } from "../../rig/stock"
import { buyerCancels, customerBuys, guestBuys, guestWithCoupon, sameAgain } from "./buyers"
import { changesPieces } from "./changes"
import { accepts, callsOff, counts, packs, refunds, ships, takesOut } from "./counter"
import { openDice } from "./dice"
import { changesItsMood } from "./faults"
import { kills } from "./kills"
import { requestsReturn, receivesReturn, withdraws } from "./returning"
import { type Actor, anActor, call, repeatUntilOver, openWorld, rest, type World } from "./world"

const scarce = [
  ["classic-white-formal-shirt", "M"],
  ["classic-white-formal-shirt", "L"],
  ["black-aura-formal-shirt", "M"],
  ["black-aura-formal-shirt", "L"],
  ["black-aura-formal-trousers", "M"],
  ["beige-mist-formal-trousers", "L"],
  ["phantom-grey-formal-trousers", "S"],
] as const

/** The actors of the storm, and their numbers. */
const people: Record<string, { act: (actor: Actor) => Promise<unknown>; count: number; isStaff?: true }> = {
  guest: { act: guestBuys, count: 8 },
  guestWithCoupon: { act: guestWithCoupon, count: 2 },
  sameAgain: { act: sameAgain, count: 2 },
  customer: { act: customerBuys, count: 4 },
  cancellingBuyer: { act: buyerCancels, count: 2 },
  accepter: { act: accepts, count: 2, isStaff: true },
  packer: { act: packs, count: 3, isStaff: true },
  shipper: { act: ships, count: 2, isStaff: true },
  ownerWhoCallsOff: { act: callsOff, count: 1, isStaff: true },
  refunder: { act: refunds, count: 1, isStaff: true },
  takerOut: { act: takesOut, count: 1, isStaff: true },
  changer: { act: changesPieces, count: 2, isStaff: true },
  asker: { act: requestsReturn, count: 2, isStaff: true },
  receiver: { act: receivesReturn, count: 2, isStaff: true },
  withdrawer: { act: withdraws, count: 1, isStaff: true },
  counter: { act: counts, count: 1, isStaff: true },
}
export const actorCount = Object.values(people).reduce((sum, { count }) => sum + count, 0)

/** The scene before the storm: little on the shelves, coupons that soon run out, customers with accounts. */
export async function prepare(shop: RunningShop): Promise<World> {
  const world = openWorld(shop)
  for (const [slug, size] of scarce) await setStock(slug, size, 8)
  world.lines = await aBag(scarce.map(([slug, size]) => ({ slug, size })))
  world.coupons = [
    await aCoupon({ totalUses: 10 }),
    await aCoupon({ perCustomer: 1 }),
    await aCoupon({ percent: 15, totalUses: 25, perCustomer: 2 }),
    await aCoupon({ percent: 20, firstOrder: true }),
  ]
  for (let n = 0; n < people.customer!.count; n++) world.customers.push(await aCustomer())
  return world
}

/** Some purchases, two at a time, in an otherwise idle shop, as a baseline for the storm's times. */
export async function quietHour(world: World, purchases: number): Promise<void> {
  const owner = await signInAsOwner()
  const at = (lane: number) => anActor(world, "quiet", owner, lane)
  await Promise.all(
    [0, 1].map(async (lane) => {
      for (let n = 0; n < purchases / 2; n++) {
        const browser = aBrowser()
        await call(at(lane), browser, checkoutCalls.guest, {
          contact: aContact(),
          address: anAddress(),
          deliveryMethod: "home",
        })
        const line = world.lines[(n * 2 + lane) % world.lines.length]!
        await call(at(lane), owner, inventoryCalls.updateStock, {
          variants: [{ variantId: line.variantId, size: line.size, reason: "received", add: 1 }],
          note: "",
        })
        const asked = await call(at(lane), browser, checkoutCalls.paymentOrder, { items: [line] })
        if (asked?.status !== 200) continue
        const { handler } = await pay(asked.body.data.razorpay!.orderId)
        const reply = await call(at(lane), browser, checkoutCalls.verifyPayment, handler)
        if (reply?.body.data?.orderId) world.bought.push({ orderId: reply.body.data.orderId, at: browser })
      }
    }),
  )
}

/** Runs all actors for so many minutes in which the shop is up; returns the parts that were killed in that time. */
export async function rage(world: World, minutes: number, seed: number): Promise<string[]> {
  const until = Date.now() + minutes * 60_000
  const latest = Date.now() + 3 * minutes * 60_000
  const before = world.notes.downMs()
  world.mailboxes = Array.from({ length: 8 }, (_, n) => `asha${seed}n${n}t${until}`)
  world.isOver = () => Date.now() > Math.min(latest, until + world.notes.downMs() - before)
  // Several people for each role; the shop's processes count the calls of each.
  const desks = [await signInAsOwner(), ...(await Promise.all([signInAs("manager"), signInAs("owner")]))]
  const actors = Object.entries(people).flatMap(([name, { act, count, isStaff }], kind) =>
    Array.from({ length: count }, (_, n) => {
      const actor = anActor(
        world,
        name,
        isStaff ? desks[name.startsWith("owner") ? 0 : (kind + n) % desks.length]! : aBrowser(),
        seed * 1_000 + kind * 20 + n,
      )
      return repeatUntilOver(actor, act)
    }),
  )
  const mood = changesItsMood(world, openDice(seed + 1))
  const killed = kills(world, openDice(seed + 2), Math.max(8_000, (minutes * 60_000) / 12))
  await Promise.all([...actors, mood])
  // Killed last, and perhaps still starting.
  return killed.finally(() => void rest(0))
}
