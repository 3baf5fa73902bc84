import { accountCalls } from "@silai/contracts/account/calls"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { pieceChangeCalls } from "@silai/contracts/checkout/piece-change-calls"
import { LISTENER_NAMES, type ListenerName } from "@silai/contracts/listeners"
import { orderCalls, orderEditCalls } from "@silai/contracts/order/calls"
import { pushCalls } from "@silai/contracts/push/calls"
import { uidCalls } from "@silai/contracts/uid/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Browser } from "../rig/browser"
import { aCoupon } from "../rig/coupon"
import { aCustomer } from "../rig/customer"
import { declinedForGood, faults, pay, refundByHand } from "../rig/gateway"
import { eventually } from "../rig/eventually"
import { failing, type Failing } from "../rig/failing"
import { useShop } from "../rig/facts"
import { signInAsOwner } from "../rig/owner"
import { aRingingDevice } from "../rig/push"
import { asked, moved, shirt } from "../rig/returns"
import { openShop, type RunningShop } from "../rig/shop"
import { aBag, aGuest, askWith, untilPlaced } from "../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../rig/sql"
import { setStock } from "../rig/stock"
import { onLabels } from "../rig/uid"
import { figure } from "./print"

let shop: RunningShop
// A separate shop: it is killed again and again.
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
  const engine = await oneRow<{ id: string }>(
    `select p.id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
    [orderId],
  )
  return { at, orderId, attemptId: body.data.attemptId, enginePayment: engine.id, gatewayPayment: payment.id }
}

/** A listener's event, the statement that fails during it, and the count once its work is done: 1, and never 2. */
type Case = { fault: Failing; act: () => Promise<unknown>; done: () => Promise<number> }

/** As the shop queues work for a listener. */
const queued = (listener: ListenerName, data: object, name: string = listener) =>
  sql(`insert into outbox (topic, dedupe_key, payload, listener) values ('engine.event', $1, $2, $3)`, [
    `${listener} in the score`,
    JSON.stringify({ name, data: [data] }),
    listener,
  ])

/** One for each listener of the shop. What must exist before is created here. */
async function everyCase(owner: Browser): Promise<Record<ListenerName, Case>> {
  await setStock(shirt, "S", 60)
  const coupon = await aCoupon({ perCustomer: 1 })
  const off = await bought(coupon.code)
  const come = await bought()
  const { ids } = await onLabels(owner, { quantity: 1 })
  await moved(owner, come.orderId, 1)
  const labelled = await owner.call(uidCalls.assign, { orderId: come.orderId, uid: ids[0]! })
  expect(labelled.status).toBe(200)
  // A guest's delivered order with a return: its buyer signs in afterwards.
  const theirCoupon = await aCoupon({ perCustomer: 1 })
  const theirs = await bought(theirCoupon.code)
  await moved(owner, theirs.orderId, 1, 3, 4, 6)
  await asked(theirs, "return")
  await eventually(
    "the review is due",
    async () => (await count(`review_ask where order_id = '${theirs.orderId}'`)) === 1,
  )
  const buyer = await aCustomer()
  const sold = await bought((await aCoupon()).code)
  const [called, refunded, gone] = [await bought(), await bought(), await bought()]
  // A refund that the bank has declined for good, and that staff have handed over.
  const given = await bought()
  await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 300 })
  await owner.call(orderCalls.update, { orderId: given.orderId, status: 10 })
  await declinedForGood(`cancelled:${given.orderId}`)
  await faults({ reset: true })
  const ask = await oneRow<{ id: string }>(`select id from refund_ask where ask_key = $1`, [
    `cancelled:${given.orderId}`,
  ])
  const product = await oneRow<{ id: string }>(`select product_id as id from listing where slug = $1`, [shirt])
  await sql(`insert into review_tally (style_id) values ('style_gone')`)

  const wanting = await bought()
  const [{ variantId, size }] = await aBag([{ slug: shirt, size: "L" }])
  await setStock(shirt, "L", 3)
  const piece = { orderId: wanting.orderId, piece: { variantId, size, quantity: 1 } }
  const { differenceRupees } = (await owner.call(pieceChangeCalls.quote, piece)).body.data
  expect((await owner.call(pieceChangeCalls.add, { ...piece, differenceRupees })).status).toBe(200)
  await moved(owner, wanting.orderId, 1)

  // A browser that follows an order, the owner's own, and two that are over.
  const [shops, offices] = [await aRingingDevice(come.at), await aRingingDevice(owner, "office")]
  await come.at.call(pushCalls.orderReceivedNotify, { orderId: come.orderId, endpoint: shops.subscription.endpoint })
  const deviceOf = async ({ subscription }: typeof shops) =>
    (await oneRow<{ id: string }>(`select id from push_device where endpoint = $1`, [subscription.endpoint])).id
  const [shopsId, officesId] = [await deviceOf(shops), await deviceOf(offices)]
  await sql(
    `insert into push_device (id, endpoint, p256dh, auth, place, user_id, public_key)
     values ('device_gone', 'https://fcm.googleapis.com/gone', '', '', 'shop', null, 'another'), ('device_ended', 'https://fcm.googleapis.com/ended', '', '', 'office', 'user_ended', '')`,
  )
  await sql(`insert into staff_notification (id, kind, what) values ('ntf_lost', 'note', 'Lost')`)

  // An account's order with its former e-mail.
  const [renamed, early] = [await aCustomer(), await bought()]
  await sql(`update order_state set customer_id = $1 where order_id = $2`, [renamed.id, early.orderId])
  await sql(`insert into customer_email_former select $1, email from order_state where order_id = $2`, [
    renamed.id,
    early.orderId,
  ])
  await sql(`insert into customer_email_proof (customer_id, email) values ($1, $2)`, [renamed.id, renamed.email])

  const packs = moved.bind(null, owner)
  return {
    "catalogue.engine": {
      fault: { update: "listing", when: "new.name = 'A shirt by another name'" },
      act: () => owner.post(`/admin/products/${product.id}`, { title: "A shirt by another name" }),
      done: () => count(`listing where product_id = '${product.id}' and name = 'A shirt by another name'`),
    },
    "catalogue.back-in-stock": {
      fault: { delete: "stock_alert", when: `old.id = 'alert_lost'` },
      act: async () => {
        await setStock(shirt, "L", 9)
        const { level, product_id } = await oneRow<{ level: string; product_id: string }>(
          `select l.id as level, p.id as product_id from inventory_level l
             join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id and i.deleted_at is null
             join product_variant v on v.id = i.variant_id join product p on p.id = v.product_id
            where l.deleted_at is null and p.handle = $1 and v.title = 'L'`,
          [shirt],
        )
        await sql(
          `insert into stock_alert (id, colourway_id, size, email, key) values ('alert_lost', $1, 'L', 'lost@silai.example', 'lost')`,
          [product_id],
        )
        await queued("catalogue.back-in-stock", { id: level }, "inventory-level.updated")
      },
      done: () => count(`outbox where dedupe_key = 'stock.alert:back:alert_lost'`),
    },
    "checkout.call-off": {
      fault: { update: "order_state", when: `old.order_id = '${gone.orderId}' and new.code <> old.code` },
      act: () => refundByHand(gone.gatewayPayment),
      done: () => count(`order_state_log where order_id = '${gone.orderId}' and code = 10`),
    },
    "checkout.piece-change": {
      fault: {
        update: "checkout_attempt",
        when: `old.piece_change ->> 'orderId' = '${wanting.orderId}' and new.status = 'expired'`,
      },
      act: () => packs(wanting.orderId, 3),
      done: () =>
        count(`checkout_attempt where piece_change ->> 'orderId' = '${wanting.orderId}' and status = 'expired'`),
    },
    "checkout.refund-given": {
      fault: { update: "order_state", when: `old.order_id = '${given.orderId}' and new.refunded_paise > 0` },
      act: () =>
        owner.call(paymentCalls.refundGiven, { refundId: ask.id, note: "Handed over at the counter, in cash" }),
      done: () => count(`order_state where order_id = '${given.orderId}' and refunded_paise = total_paise`),
    },
    "checkout.refunded": {
      fault: { insert: "refund_ask", when: `new.ask_key like 'engine:%'` },
      act: () => owner.post(`/admin/payments/${refunded.enginePayment}/refund`, { amount: 100 }),
      done: () => count(`refund_ask where ask_key like 'engine:%'`),
    },
    "coupon.adopted": {
      fault: { update: "coupon_claim", when: `old.order_id = '${theirs.orderId}' and new.who <> old.who` },
      act: async () => undefined,
      done: () => count(`coupon_person where scope = '${theirCoupon._id}' and most is null and taken = 1`),
    },
    "coupon.cancelled": {
      fault: { delete: "coupon_claim", when: `old.order_id = '${off.orderId}'` },
      act: () => owner.call(orderCalls.update, { orderId: off.orderId, status: 10 }),
      done: () => count(`coupon where id = '${coupon._id}' and taken = 0`),
    },
    "coupon.order-changed": {
      fault: {
        update: "coupon_claim",
        when: `old.order_id = '${sold.orderId}' and new.total_paise <> old.total_paise`,
      },
      act: () => refundByHand(sold.gatewayPayment, 10_000),
      done: () =>
        count(
          `coupon_claim c join order_state o on o.order_id = c.order_id
            where c.order_id = '${sold.orderId}' and c.total_paise = o.total_paise - 10000`,
        ),
    },
    "notification.failed": {
      fault: { insert: "staff_notification_subject", when: `new.kind = 'failed' and new.subject = 'lost message'` },
      act: () => queued("notification.failed", { id: "lost message", what: "order.placed" }),
      done: () => count(`staff_notification_subject where subject = 'lost message'`),
    },
    "notification.happened": {
      fault: { insert: "staff_notification_subject", when: `new.subject = 'review_lost'` },
      act: () => queued("notification.happened", { id: "review_lost" }, "silai.review.created"),
      done: () =>
        count(
          `staff_notification n where n.id in (select notification_id from staff_notification_subject where subject = 'review_lost')`,
        ),
    },
    "order.account-email": {
      fault: { update: "order_state", when: `old.order_id = '${early.orderId}' and new.email <> old.email` },
      act: () => queued("order.account-email", { id: renamed.id }, "silai.customer-email.replaced"),
      done: () => count(`order_state where order_id = '${early.orderId}' and email = '${renamed.email}'`),
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
    "push.ended": {
      fault: { delete: "push_device", when: `old.id = 'device_ended'` },
      act: () => queued("push.ended", { id: "user_ended" }, "silai.password.changed"),
      done: async () => 1 - (await count(`push_device where id = 'device_ended'`)),
    },
    "push.order": {
      fault: { insert: "outbox", when: `new.dedupe_key = 'push.send:${shopsId}:order ${come.orderId} 2'` },
      act: () => queued("push.order", { id: come.orderId, from: 1, to: 2 }, "silai.order.moved"),
      done: () => count(`outbox where dedupe_key = 'push.send:${shopsId}:order ${come.orderId} 2'`),
    },
    "push.send": {
      fault: { delete: "push_device", when: `old.id = 'device_gone'` },
      act: () =>
        queued("push.send", { deviceId: "device_gone", notice: { title: "", body: "", path: "/", tag: "gone" } }),
      done: async () => 1 - (await count(`push_device where id = 'device_gone'`)),
    },
    "push.staff": {
      fault: { insert: "outbox", when: `new.dedupe_key like 'push.send:${officesId}:ntf_lost %'` },
      act: () => queued("push.staff", { id: "ntf_lost" }, "silai.staff-notification.added"),
      done: () => count(`outbox where dedupe_key like 'push.send:${officesId}:ntf_lost %'`),
    },
    "returns.contact": {
      fault: { update: "return_request", when: `old.order_id = '${theirs.orderId}' and new.email <> old.email` },
      act: async () => {
        const { email, phone } = (await owner.call(orderCalls.single, { orderId: theirs.orderId })).body.data
        const contact = { email: "another@silai.example", phone }
        return owner.call(orderEditCalls.contact, { orderId: theirs.orderId, before: { email, phone }, contact })
      },
      done: () => count(`return_request where order_id = '${theirs.orderId}' and email = 'another@silai.example'`),
    },
    "returns.adopted": {
      fault: { update: "return_request", when: `old.order_id = '${theirs.orderId}'` },
      act: () => theirs.at.call(accountCalls.signin, { identifier: buyer.email, password: buyer.password }),
      done: () => count(`return_request where order_id = '${theirs.orderId}' and customer_id = '${buyer.id}'`),
    },
    "returns.money": {
      fault: {
        update: "return_request",
        when: `old.order_id = '${theirs.orderId}' and new.short_paise <> old.short_paise`,
      },
      act: () => refundByHand(theirs.gatewayPayment, 30_000),
      done: () => count(`return_request where order_id = '${theirs.orderId}' and short_paise = 30000`),
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

/** Restarts the shop, killed in a listener's first run each time, until no listener is left to kill. */
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
      // The last one may be dying right now.
      await child?.stop()
      return kills
    }
  }
}

test("handles an event once in each listener, even when its first runs are killed, and when it fails for two minutes", async () => {
  const owner = await signInAsOwner()
  const cases = await everyCase(owner)
  const names = Object.keys(cases) as ListenerName[]
  expect(names.sort()).toEqual([...LISTENER_NAMES].sort())
  const mends = []
  for (const { fault } of Object.values(cases)) mends.push(await failing(fault))
  const started = Date.now()
  for (const { act } of Object.values(cases)) await act()
  const failed = await eventually(
    "each has failed for two minutes",
    async () => {
      const rows = await waiting()
      const isLate = Date.now() - started > 120_000
      const missing = names.filter((name) => !rows.some(({ listener }) => listener === name))
      if (Date.now() - started > 170_000) throw new Error(`These have not failed: ${missing.join(", ")}`)
      return isLate && missing.length === 0 && rows
    },
    180_000,
  )
  expect(Math.min(...failed.map(({ tries }) => tries))).toBeGreaterThan(2)
  for (const one of Object.values(cases)) expect(await one.done()).toBe(0)

  await shop.backend().stop()
  for (const endFault of mends) await endFault()
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
