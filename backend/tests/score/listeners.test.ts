import { accountCalls } from "@silai/contracts/account/calls"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { LISTENER_NAMES, type ListenerName } from "@silai/contracts/listeners"
import { orderCalls } from "@silai/contracts/order/calls"
import { uidCalls } from "@silai/contracts/uid/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Browser } from "../rig/browser"
import { aCoupon } from "../rig/coupon"
import { aCustomer } from "../rig/customer"
import { declinedForGood } from "../rig/declined"
import { eventually } from "../rig/eventually"
import { failing, type Failing } from "../rig/failing"
import { useShop } from "../rig/facts"
import { faults, pay, refundByHand } from "../rig/gateway"
import { signInAsOwner } from "../rig/owner"
import { asked, moved, shirt } from "../rig/returns"
import { openShop, type RunningShop } from "../rig/shop"
import { aBag, aGuest, askWith, untilPlaced } from "../rig/shopper"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { setStock } from "../rig/stock"
import { onLabels } from "../rig/uid"
import { figure } from "./say"

let shop: RunningShop
// A shop of its own: it is killed again and again.
beforeAll(async () => {
  shop = await openShop()
  useShop(shop.facts)
}, 240_000)
afterAll(() => shop.close(), 60_000)
closeSqlAfterwards()

const count = async (from: string) => (await sql<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n

type Order = { at: Browser; orderId: string; attemptId: string; enginePayment: string; gatewayPayment: string }

async function bought(couponCode?: string): Promise<Order> {
  const at = await aGuest()
  const { body } = await askWith(at, {
    items: await aBag([{ slug: shirt, size: "S" }]),
    ...(couponCode && { couponCode }),
  })
  const { payment } = await pay(body.data.razorpay.orderId)
  const orderId = await untilPlaced(at, body.data.attemptId)
  const [engine] = await sql<{ id: string }>(
    `select p.id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
    [orderId],
  )
  return { at, orderId, attemptId: body.data.attemptId, enginePayment: engine!.id, gatewayPayment: payment.id }
}

/** What a listener hears of, the statement that fails meanwhile, and what is there once its work is done: 1, and never 2. */
type Case = { fault: Failing; act: () => Promise<unknown>; done: () => Promise<number> }

/** One for each listener of the shop. What has to be there before is made here. */
async function everyCase(owner: Browser): Promise<Record<ListenerName, Case>> {
  await setStock(shirt, "S", 60)
  const coupon = await aCoupon({ perCustomer: 1 })
  const off = await bought(coupon.code)
  const come = await bought()
  const { ids } = await onLabels(owner, { quantity: 1 })
  await moved(owner, come.orderId, 1)
  const labelled = await owner.call(uidCalls.assign, { orderId: come.orderId, uid: ids[0]! })
  expect(labelled.status).toBe(200)
  // A guest's order that was delivered and of which a piece comes back: its buyer signs in afterwards.
  const theirs = await bought()
  await moved(owner, theirs.orderId, 1, 3, 4, 6)
  await asked(theirs, "return")
  await eventually(
    "it is to be asked about",
    async () => (await count(`review_ask where order_id = '${theirs.orderId}'`)) === 1,
  )
  const buyer = await aCustomer()
  const [called, refunded, gone] = [await bought(), await bought(), await bought()]
  // A refund that the bank has declined for good, and that somebody has handed over.
  const given = await bought()
  await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 300 })
  await owner.call(orderCalls.update, { orderId: given.orderId, status: 10 })
  await declinedForGood(`cancelled:${given.orderId}`)
  await faults({ reset: true })
  const [ask] = await sql<{ id: string }>(`select id from refund_ask where ask_key = $1`, [
    `cancelled:${given.orderId}`,
  ])
  const [product] = await sql<{ id: string }>(`select product_id as id from listing where slug = $1`, [shirt])
  await sql(`insert into review_tally (style_id) values ('style_gone')`)

  const packs = moved.bind(null, owner)
  return {
    "catalogue.engine": {
      fault: { update: "listing", when: "new.name = 'A shirt by another name'" },
      act: () => owner.post(`/admin/products/${product!.id}`, { title: "A shirt by another name" }),
      done: () => count(`listing where product_id = '${product!.id}' and name = 'A shirt by another name'`),
    },
    "checkout.call-off": {
      fault: { update: "order_state", when: `old.order_id = '${gone.orderId}' and new.code <> old.code` },
      act: () => refundByHand(gone.gatewayPayment),
      done: () => count(`order_state_log where order_id = '${gone.orderId}' and code = 10`),
    },
    "checkout.refund-given": {
      fault: { update: "order_state", when: `old.order_id = '${given.orderId}' and new.refunded_paise > 0` },
      act: () =>
        owner.call(paymentCalls.refundGiven, { refundId: ask!.id, note: "Handed over at the counter, in cash" }),
      done: () => count(`order_state where order_id = '${given.orderId}' and refunded_paise = total_paise`),
    },
    "checkout.refunded": {
      fault: { insert: "refund_ask", when: `new.ask_key like 'engine:%'` },
      act: () => owner.post(`/admin/payments/${refunded.enginePayment}/refund`, { amount: 100 }),
      done: () => count(`refund_ask where ask_key like 'engine:%'`),
    },
    "coupon.cancelled": {
      fault: { delete: "coupon_claim", when: `old.order_id = '${off.orderId}'` },
      act: () => owner.call(orderCalls.update, { orderId: off.orderId, status: 10 }),
      done: () => count(`coupon where id = '${coupon._id}' and taken = 0`),
    },
    "order.engine": {
      fault: { insert: "order_state_log", when: `new.order_id = '${called.orderId}'` },
      act: () => owner.post(`/admin/orders/${called.orderId}/cancel`),
      done: () => count(`order_state_log where order_id = '${called.orderId}' and code = 10`),
    },
    "papers.due": {
      fault: { insert: "paper", when: `new.order_id = '${come.orderId}'` },
      act: () => packs(come.orderId, 3),
      done: () => count(`paper where order_id = '${come.orderId}'`),
    },
    "returns.adopted": {
      fault: { update: "return_request", when: `old.order_id = '${theirs.orderId}'` },
      act: () => theirs.at.call(accountCalls.signin, { identifier: buyer.email, password: buyer.password }),
      done: () => count(`return_request where order_id = '${theirs.orderId}' and customer_id = '${buyer.id}'`),
    },
    "review.adopted": {
      fault: { update: "review_ask", when: `old.order_id = '${theirs.orderId}'` },
      act: async () => undefined,
      done: () => count(`review_ask where order_id = '${theirs.orderId}' and customer_id = '${buyer.id}'`),
    },
    "review.delivered": {
      fault: { insert: "review_ask", when: `new.order_id = '${come.orderId}'` },
      act: () => packs(come.orderId, 4, 6),
      done: () => count(`review_ask where order_id = '${come.orderId}'`),
    },
    "review.style-deleted": {
      fault: { delete: "review_tally", when: `old.style_id = 'style_gone'` },
      act: () =>
        sql(`insert into outbox (topic, dedupe_key, payload) values ('engine.event', 'style-gone', $1)`, [
          JSON.stringify({ name: "silai.style.deleted", data: [{ id: "style_gone" }] }),
        ]),
      done: async () => 1 - (await count(`review_tally where style_id = 'style_gone'`)),
    },
    "uid.order-moved": {
      fault: { update: "uid", when: `old.id = '${ids[0]}'` },
      act: async () => undefined,
      done: () => count(`uid_log where uid_id = '${ids[0]}' and state = 'sold'`),
    },
  }
}

type Waiting = { listener: ListenerName; tries: number }
const waiting = () =>
  sql<Waiting>(
    `select listener, max(tries) as tries from outbox where listener <> 'bus' and status = 'waiting' and last_error is not null group by 1`,
  )
const untriedNow = `update outbox set tries = 0, next_at = now() where listener <> 'bus' and status = 'waiting'`

/** Starts the shop again and again, killed in a listener's first run each time, until none is left to be killed. */
async function killedInEach(label: string): Promise<number> {
  for (let kills = 0; ; kills++) {
    const child = await shop.startBackend({ CRASH_AT: label }).catch(() => null)
    const died = await Promise.race([
      shop.backend().ended.then(() => true),
      eventually(
        "none is left",
        async () => (await count(`outbox where listener <> 'bus' and status = 'waiting' and tries = 0`)) === 0,
        20_000,
      ).then(() => false),
    ])
    if (!died) {
      // Its last one may be dying just now.
      await child?.stop()
      return kills
    }
  }
}

test("what each part of the shop hears it does, once: also when its first runs are killed, and when it fails for two minutes", async () => {
  const owner = await signInAsOwner()
  const cases = await everyCase(owner)
  const names = Object.keys(cases) as ListenerName[]
  expect(names.sort()).toEqual([...LISTENER_NAMES].sort())
  const mends = []
  for (const { fault } of Object.values(cases)) mends.push(await failing(fault))
  const began = Date.now()
  for (const { act } of Object.values(cases)) await act()
  const failed = await eventually(
    "each has failed for two minutes",
    async () => {
      const rows = await waiting()
      const isLate = Date.now() - began > 120_000
      const missing = names.filter((name) => !rows.some(({ listener }) => listener === name))
      if (Date.now() - began > 170_000) throw new Error(`These have not failed: ${missing.join(", ")}`)
      return isLate && missing.length === 0 && rows
    },
    180_000,
  )
  expect(Math.min(...failed.map(({ tries }) => tries))).toBeGreaterThan(2)
  for (const one of Object.values(cases)) expect(await one.done()).toBe(0)

  await shop.backend().stop()
  for (const mend of mends) await mend()
  await sql(untriedNow)
  const before = await killedInEach("before-listener")
  await sql(untriedNow)
  const after = await killedInEach("after-listener")
  await sql(untriedNow)
  await shop.startBackend()
  await eventually(
    "nothing waits",
    async () => (await count(`outbox where listener <> 'bus' and status = 'waiting'`)) === 0,
    60_000,
  )
  const done = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await cases[name].done()])))
  expect(done).toEqual(Object.fromEntries(names.map((name) => [name, 1])))
  figure("parts of the shop whose work was lost after two minutes of failing and a kill in each first run", 0, {
    listeners: names.length,
    killsBefore: before,
    killsAfter: after,
  })
}, 900_000)
