import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import type { Browser } from "../../rig/browser"
import { aBrowser, aPhone } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { aContact, anAddress, upperBody } from "../../rig/shopper"
import { provesPhone } from "./proves-phone"
import { type Actor, call, rest } from "./world"

const bagOf = ({ dice, world }: Actor) => {
  const items = [...new Set(Array.from({ length: dice.between(1, 3) }, () => dice.oneOf(world.lines)))].map((line) => ({
    ...line,
    quantity: dice.chance(0.3) ? 2 : 1,
  }))
  const shirt = world.lines[0]!
  return dice.chance(0.1) ? [...items, { ...shirt, size: upperBody, quantity: 1 }] : items
}

/** The gateway's stand-in refuses a second payment of what is paid, as the gateway does. */
const paying = (...args: Parameters<typeof pay>) => pay(...args).catch(() => null)

/** A shopper with this browser buys, and pays in one of the usual ways. */
async function buysIn(actor: Actor, { at, phone }: Comer, coupon: boolean): Promise<void> {
  const { dice, world } = actor
  const bag = {
    items: bagOf(actor),
    ...(coupon && world.coupons.length && { couponCode: dice.oneOf(world.coupons).code }),
  }
  const asks = () => call(actor, at, checkoutCalls.paymentOrder, bag)
  let asked = await asks()
  // Most who want the last pieces prove their phone; some leave.
  if (asked?.status === 403 && dice.chance(0.8) && (await provesPhone(at, phone))) asked = await asks()
  if (asked?.status !== 200) return
  const { attemptId, razorpay } = asked.body.data
  const orderId = razorpay!.orderId
  const reports = async (paid: Awaited<ReturnType<typeof paying>>, times = 1) => {
    if (!paid) return
    const replies = await Promise.all(
      Array.from({ length: times }, () => call(actor, at, checkoutCalls.verifyPayment, paid.handler)),
    )
    const placed = replies.find((one) => one?.status === 200 && one.body.data.orderId)
    if (placed) world.bought.push({ orderId: placed.body.data.orderId!, at })
  }
  const pollSuccess = async () => {
    for (let turn = 0; turn < 4 && !world.isOver(); turn++) {
      await rest(dice.between(300, 1_500))
      const seen = await call(actor, at, checkoutCalls.success, { attemptId })
      if (seen?.body.data?.orderId) return void world.bought.push({ orderId: seen.body.data.orderId, at })
    }
  }
  const how = dice.weighed({
    pays: 50,
    reportedTwice: 8,
    webhookOnly: 10,
    failsFirst: 7,
    fails: 4,
    late: 6,
    twicePaid: 6,
    givesUp: 5,
    givesUpPaying: 4,
    leaves: 4,
  })
  const ways: Record<typeof how, () => Promise<unknown>> = {
    pays: async () => reports(await paying(orderId)),
    reportedTwice: async () => reports(await paying(orderId), 2),
    webhookOnly: async () => {
      await paying(orderId)
      await pollSuccess()
    },
    failsFirst: async () => {
      await paying(orderId, "failure")
      await reports(await paying(orderId))
    },
    fails: () => paying(orderId, "failure"),
    late: async () => {
      await paying(orderId, "late")
      await pollSuccess()
    },
    twicePaid: async () => {
      const [first] = await Promise.all([paying(orderId), paying(orderId, "success", { evenIfPaid: true })])
      await reports(first)
    },
    givesUp: () => call(actor, at, checkoutCalls.giveUp, { attemptId }),
    givesUpPaying: async () => {
      const [paid] = await Promise.all([paying(orderId), call(actor, at, checkoutCalls.giveUp, { attemptId })])
      await reports(paid)
    },
    leaves: () => Promise.resolve(),
  }
  await ways[how]()
}

type Comer = { at: Browser; phone: string }
/** Sends contact and delivery to the shop; false when it does not answer. */
async function isThere(actor: Actor, { at, ...who }: Comer & { name?: string; email?: string }): Promise<boolean> {
  const reply = await call(actor, at, checkoutCalls.guest, {
    contact: aContact(who),
    address: anAddress(),
    deliveryMethod: actor.dice.chance(0.25) ? "pickup" : "home",
  })
  return reply?.status === 200
}

/** A new shopper. */
const stranger = (): Comer => ({ at: aBrowser(), phone: aPhone() })
export async function guestBuys(actor: Actor): Promise<void> {
  const one = stranger()
  if (await isThere(actor, one)) await buysIn(actor, one, actor.dice.chance(0.15))
}
export async function guestWithCoupon(actor: Actor): Promise<void> {
  const one = stranger()
  if (await isThere(actor, one)) await buysIn(actor, one, true)
}
/**
 * A shopper who tries to use a coupon twice: with another phone, and the mailbox written differently, sometimes in two
 * browsers at once.
 */
export async function sameAgain(actor: Actor): Promise<void> {
  const { dice, world } = actor
  const name = dice.oneOf(world.mailboxes)
  const ways = [`${name}@gmail.com`, `${name.slice(0, 3)}.${name.slice(3)}@googlemail.com`, `${name}+silai@gmail.com`]
  const comers = Array.from({ length: dice.chance(0.5) ? 2 : 1 }, stranger)
  await Promise.all(
    comers.map(async (one) => {
      const email = dice.oneOf(ways)
      if (await isThere(actor, { ...one, email })) await buysIn(actor, one, dice.chance(0.8))
    }),
  )
}
/** A customer with an account who buys again and again. */
export async function customerBuys(actor: Actor): Promise<void> {
  const { at, name, email, phone } = actor.dice.oneOf(actor.world.customers)
  if (await isThere(actor, { at, name, email, phone })) await buysIn(actor, { at, phone }, actor.dice.chance(0.3))
}

/** A recent buyer cancels. */
export async function buyerCancels(actor: Actor): Promise<void> {
  const latest = actor.world.bought.slice(-15)
  if (!latest.length) return void (await rest(300))
  const { orderId, at } = actor.dice.oneOf(latest)
  await call(actor, at, orderCalls.cancel, { orderId, reason: "It came to me that I have one" })
  await rest(600)
}
