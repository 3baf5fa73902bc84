import { accountCalls, staffCalls } from "@silai/contracts/account/calls"
import { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import { SHARED_TURN } from "@silai/contracts/house/limits"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { notificationCalls } from "@silai/contracts/notification/calls"
import { NOTIFICATION_KIND_NAMES } from "@silai/contracts/notification/kinds"
import { orderCalls } from "@silai/contracts/order/calls"
import { pushCalls } from "@silai/contracts/push/calls"
import { PUSH, PUSH_TRIES } from "@silai/contracts/push/limits"
import { afterEach, beforeAll, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aPublished } from "../../rig/colourway"
import { buyTrousers } from "../../rig/buyer"
import { aBrowser, aCustomer } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aDevice, aRingingDevice, endsByItself, noticesOf, pushFaults, receivedBy, untilRung } from "../../rig/push"
import { untilAllIsSent, untilReceived } from "../../rig/received-events"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const slug = "classic-white-formal-shirt"
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  await setStock(slug, "M", 40)
})
afterEach(() => pushFaults({ reset: true }))

const follow = (at: Browser, orderId: string, endpoint: string, key?: string) =>
  at.call(pushCalls.orderReceivedNotify, { orderId, endpoint, ...(key !== undefined && { key }) })
const stateOf = async (at: Browser, endpoint: string, more: Record<string, unknown> = {}) =>
  (await at.call(pushCalls.check, { endpoint, ...more })).body.data
const isStored = async (endpoint: string) =>
  (await sql(`select 1 from push_device where endpoint = $1`, [endpoint])).length === 1
const bought = async (at: Browser) => buys(at, await aBag([{ slug, size: "M" }]))

test("notifies a shopper's device once that the order is received, then of its changes, and encrypts each notice only for it", async () => {
  const at = await aGuest()
  const orderId = await bought(at)
  const device = await aRingingDevice(at)
  const { endpoint } = device.subscription
  expect(await stateOf(at, endpoint, { orderId })).toMatchObject({ isSubscribed: true, isFollowed: false })
  const twice = await Promise.all([follow(at, orderId, endpoint), follow(at, orderId, endpoint)])
  expect(twice.map(({ status, body }) => [status, body.data.isNew]).sort()).toEqual([
    [200, false],
    [200, true],
  ])
  const number = (await at.call(orderCalls.single, { orderId })).body.data.orderNumber
  const [first] = await untilRung(device, 1)
  expect(first).toMatchObject({ title: `Silai: order ${number}`, body: expect.stringContaining("We have your order") })
  // The link of the notice opens the order in a browser without a session.
  const [, key] = /#key=(.+)$/.exec(first!.path)!
  expect((await aBrowser().call(orderCalls.single, { orderId, key })).status).toBe(200)
  expect((await receivedBy(device))[0]).toMatchObject({ ttl: PUSH.keptSeconds, urgency: "high" })
  expect(await stateOf(at, endpoint, { orderId })).toMatchObject({ isFollowed: true })
  await owner.call(orderCalls.update, { orderId, status: 1 })
  const [, second] = await untilRung(device, 2)
  expect(second!.body).toBe("We have accepted your order.")
  await untilAllIsSent()
  expect(await noticesOf(device)).toHaveLength(2)
})

test("notifies no device of an order that is another's, does not exist, or has a wrong key; accepts the mail's key", async () => {
  const [at, stranger] = [await aGuest(), aBrowser()]
  const orderId = await bought(at)
  const { subscription } = await aRingingDevice(stranger)
  const refused = await Promise.all([
    follow(stranger, orderId, subscription.endpoint),
    follow(stranger, "order_unknown", subscription.endpoint),
    follow(stranger, orderId, subscription.endpoint, "a.key-that-is-wrong"),
  ])
  expect(refused.map(({ body }) => body.code)).toEqual(["order.not_found", "order.not_found", "order.link_over"])
  // Staff see every order; their browser in the shop is a shopper's all the same.
  expect((await follow(owner, orderId, subscription.endpoint)).body.code).toBe("order.not_found")
  expect((await follow(at, orderId, "http://127.0.0.1/never-subscribed")).body.code).toBe("push.unknown_device")
  await untilAllIsSent()
  expect(await sql(`select 1 from push_order where order_id = $1`, [orderId])).toEqual([])
})

test("refuses a subscription at anything but a push service, whatever it leads to", async () => {
  const { subscription } = await aDevice(owner)
  const at = aBrowser()
  const shapes = [
    "http://127.0.0.1:9000/admin",
    "https://127.0.0.1/x",
    "https://169.254.169.254/latest/meta-data/",
    "https://[::1]/x",
    "https://localhost/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com@10.0.0.1/x",
    "http://fcm.googleapis.com/x",
    "file:///etc/passwd",
    "not an address",
    `${new URL(subscription.endpoint).origin}/razorpay/v1/orders`,
  ]
  for (const endpoint of shapes) {
    const { status, body } = await at.call(pushCalls.subscribe, { subscription: { ...subscription, endpoint } })
    expect([endpoint, status, body.code]).toEqual([endpoint, 400, "push.wrong_service"])
  }
  const far = { ...subscription, endpoint: `https://fcm.googleapis.com/fcm/send/${Date.now()}` }
  expect((await at.call(pushCalls.subscribe, { subscription: far })).status).toBe(200)
  await at.call(pushCalls.unsubscribe, { endpoint: far.endpoint })
  expect(await isStored(far.endpoint)).toBe(false)
})

test("forgets a subscription that has ended, and retries one that is refused for now when the push service allows it", async () => {
  const at = await aGuest()
  const orderId = await bought(at)
  const device = await aRingingDevice(at)
  await pushFaults({ mode: "busy" })
  await follow(at, orderId, device.subscription.endpoint)
  const { id } = await oneRow<{ id: string }>(`select id from push_device where endpoint = $1`, [
    device.subscription.endpoint,
  ])
  const queued = () =>
    oneRow<{ status: string; tries: number; waits: number }>(
      `select status, tries, extract(epoch from next_at - now())::int as waits from outbox where dedupe_key like $1`,
      [`push.send:${id}:%`],
    )
  const waiting = await eventually("it waits", async () => {
    const row = await queued()
    return row.tries === 1 && row.waits > 600 && row
  })
  expect(waiting).toMatchObject({ status: "waiting" })
  expect(waiting.waits).toBeGreaterThan(3_000)
  await pushFaults({ reset: true })
  await sql(`update outbox set next_at = now() where dedupe_key like $1`, [`push.send:${id}:%`])
  await untilRung(device, 1)
  await endsByItself(device)
  await owner.call(orderCalls.update, { orderId, status: 1 })
  await eventually("it is forgotten", async () => !(await isStored(device.subscription.endpoint)))
  expect(await noticesOf(device)).toHaveLength(1)
})

test("notifies a staff member's device of what they may see and have chosen, and not of notes that they wrote", async () => {
  const [packer, tailor] = [await signInAs("packer"), await signInAs("tailor")]
  const [theirs, other, mine] = [
    await aRingingDevice(packer, "office"),
    await aRingingDevice(tailor, "office"),
    await aRingingDevice(owner, "office"),
  ]
  await tailor.call(notificationCalls.choose, { kinds: NOTIFICATION_KIND_NAMES.filter((kind) => kind !== "note") })
  const title = `Parcels leave at four ${Date.now()}`
  const { body } = await owner.call(notificationCalls.create, { title, text: "The courier comes early." })
  await untilReceived("silai.staff-notification.added", body.data._id)
  const found = await eventually("it has rung", async () =>
    (await noticesOf(theirs)).find(({ tag }) => tag === body.data._id),
  )
  expect(found).toMatchObject({
    title: `Note: ${title}`,
    body: "The courier comes early.",
    path: "/admin/notifications",
    staff: { kind: "note", n: 1, what: title },
  })
  await untilAllIsSent()
  for (const device of [other, mine])
    expect((await noticesOf(device)).some(({ tag }) => tag === body.data._id)).toBe(false)
  await Promise.all(
    [theirs, other, mine].map(({ subscription: { endpoint } }) => owner.call(pushCalls.unsubscribe, { endpoint })),
  )
})

test("gives only signed-in staff a device in the back office, until they sign out or leave", async () => {
  const { subscription } = await aDevice(owner)
  for (const at of [aBrowser(), (await aCustomer()).at])
    expect((await at.call(pushCalls.subscribe, { subscription, place: "office" })).status).toBe(401)
  const tailor = await signInAs("tailor")
  const device = await aRingingDevice(tailor, "office")
  const { endpoint } = device.subscription
  expect(await stateOf(tailor, endpoint, { place: "office" })).toMatchObject({ isSubscribed: true })
  // Another person at the same browser has to allow notices for themselves.
  expect(await stateOf(owner, endpoint, { place: "office" })).toMatchObject({ isSubscribed: false })
  await tailor.call(accountCalls.signout, { audience: "backOffice" })
  expect(await isStored(endpoint)).toBe(false)
  const packer = await signInAs("packer")
  const second = await aRingingDevice(packer, "office")
  const { user_id } = await oneRow<{ user_id: string }>(`select user_id from push_device where endpoint = $1`, [
    second.subscription.endpoint,
  ])
  expect((await owner.call(staffCalls.userRemove, { userId: user_id })).status).toBe(200)
  expect(await isStored(second.subscription.endpoint)).toBe(false)
})

test("hides earlier orders' changes from the next person at a shopper's browser", async () => {
  const [first, second] = [await aCustomer(), await aCustomer()]
  const orderId = await buyTrousers(first.at, first)
  const device = await aRingingDevice(first.at)
  const { endpoint } = device.subscription
  expect((await follow(first.at, orderId, endpoint)).status).toBe(200)
  await untilRung(device, 1)
  await second.at.call(pushCalls.subscribe, { subscription: device.subscription })
  await owner.call(orderCalls.update, { orderId, status: 1 })
  await untilAllIsSent()
  expect(await noticesOf(device)).toHaveLength(1)
  await second.at.call(accountCalls.signout, {})
  expect(await isStored(endpoint)).toBe(false)
})

test("limits the devices of a person: the one unseen for longest is replaced", async () => {
  const { at } = await aCustomer()
  const devices = []
  for (let n = 0; n <= PUSH.perPerson; n++) devices.push(await aRingingDevice(at))
  const stored = await Promise.all(devices.map(({ subscription }) => isStored(subscription.endpoint)))
  expect(stored).toEqual([false, ...Array(PUSH.perPerson).fill(true)])
})

test("sends a shopper who waits for a size by notice one, once, and no mail", async () => {
  const piece = await aPublished(owner, { sizes: [{ size: "M", stock: 0 }] })
  const set = (pieces: number) =>
    owner.call(inventoryCalls.updateStock, {
      variants: [{ variantId: piece._id, size: "M", set: pieces, reason: "counted" }],
      note: "",
    })
  const at = aBrowser()
  const wait = (endpoint?: string) =>
    at.call(stockAlertCalls.ask, { variantId: piece._id, size: "M", by: "device", endpoint })
  expect((await wait()).body.code).toBe("catalogue.alert_no_device")
  expect((await wait("https://fcm.googleapis.com/not-subscribed")).body.code).toBe("catalogue.alert_no_device")
  const device = await aRingingDevice(at)
  for (let n = 0; n < 2; n++) expect((await wait(device.subscription.endpoint)).status).toBe(200)
  const waits = (await owner.call(stockAlertCalls.waiting, { variantId: piece._id })).body
  expect(waits).toMatchObject({ total: 1, data: [{ size: "M", to: "" }] })
  await set(2)
  const [notice] = await untilRung(device, 1)
  expect(notice).toMatchObject({ title: "Size M is back", path: `/product/${piece.slug}` })
  await set(0)
  await set(3)
  await untilAllIsSent()
  expect(await noticesOf(device)).toHaveLength(1)
  expect((await owner.call(stockAlertCalls.waiting, { variantId: piece._id })).body.total).toBe(0)
})

test("removes a person's devices with a new password", async () => {
  const { at, id } = await aCustomer()
  const { subscription } = await aRingingDevice(at)
  await sql(`insert into outbox (topic, dedupe_key, payload, listener) values ('engine.event', $1, $2, 'push.ended')`, [
    `password ${id}`,
    JSON.stringify({ name: "silai.password.changed", data: [{ id }] }),
  ])
  await eventually("it is forgotten", async () => !(await isStored(subscription.endpoint)))
})

test("limits subscriptions of a network, with growing waits after that", async () => {
  const at = aBrowser()
  const { subscription } = await aDevice(at)
  const asked = await Promise.all(
    Array.from({ length: PUSH_TRIES.points + 2 }, () => at.call(pushCalls.subscribe, { subscription })),
  )
  const refused = asked.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]!.headers.get("retry-after"))).toBeLessThanOrEqual(SHARED_TURN.seconds)
})
