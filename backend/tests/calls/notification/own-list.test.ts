import { randomUUID } from "node:crypto"
import { staffCalls } from "@silai/contracts/account/staff-calls"
import type { BodyOf } from "@silai/contracts/call"
import { notificationCalls, type StaffNotification } from "@silai/contracts/notification/calls"
import { type NotificationKind, notificationPath } from "@silai/contracts/notification/kinds"
import { NOTIFICATION } from "@silai/contracts/notification/limits"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { untilAllIsSent } from "../../rig/received-events"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

const slug = "classic-white-formal-shirt"
let owner: Browser
let manager: Awaited<ReturnType<typeof signInAs>>
let packer: Awaited<ReturnType<typeof signInAs>>
beforeAll(async () => {
  owner = await signInAsOwner()
  manager = await signInAs("manager")
  packer = await signInAs("packer")
})

const list = async (at: Browser, body: BodyOf<typeof notificationCalls.all> = {}) =>
  (await at.call(notificationCalls.all, body)).body
const newest = async (at: Browser, kind: NotificationKind): Promise<StaffNotification> =>
  (await list(at, { kind })).data[0]!
const anHourPasses = async () => {
  await untilAllIsSent()
  await sql(`update staff_notification set started_at = started_at - interval '2 hours'`)
}
const ordered = async () => {
  await setStock(slug, "L", 9)
  const orderId = await buys(await aGuest(), await aBag([{ slug, size: "L" }]))
  await untilAllIsSent()
  const { number } = await oneRow<{ number: number }>(`select number from order_state where order_id = $1`, [orderId])
  return { orderId, title: `New order ${orderNumberOf(number)}` }
}
/** As the outbox delivers it; it may do so twice. */
const delivered = async (name: string, id: string) => {
  await sql(
    `insert into outbox (topic, dedupe_key, payload, listener) values ('engine.event', $1, $2, 'notification.happened')`,
    [randomUUID(), JSON.stringify({ name, data: [{ id }] })],
  )
  await untilAllIsSent()
}
const aNote = async (more: Partial<BodyOf<typeof notificationCalls.create>> = {}) =>
  (await manager.call(notificationCalls.create, { title: `Note ${randomUUID()}`, ...more })).body.data

describe("similar notifications", () => {
  test("are merged with their number within one hour; an event that arrives twice counts once", async () => {
    await anHourPasses()
    const one = await ordered()
    expect(await newest(owner, "order")).toMatchObject({
      title: one.title,
      count: 1,
      fresh: 1,
      isRead: false,
      path: `/order/view/${one.orderId}`,
    })
    const two = await ordered()
    await delivered("order.placed", two.orderId)
    await delivered("order.placed", one.orderId)
    expect(await newest(owner, "order")).toMatchObject({
      title: "2 new orders",
      count: 2,
      path: "/order/manage?status=0",
    })
    await anHourPasses()
    const three = await ordered()
    const [last, before] = (await list(owner, { kind: "order" })).data
    expect([last!.title, before!.count]).toEqual([three.title, 2])
  })

  test("are not created for an order that does not exist", async () => {
    await anHourPasses()
    const before = (await list(owner, { kind: "order" })).data[0]?._id
    await delivered("order.placed", "order_none")
    expect((await list(owner, { kind: "order" })).data[0]?._id).toBe(before)
  })
})

describe("reading and removing by one person", () => {
  test("leaves it unread for the others; what happens later is new again", async () => {
    await anHourPasses()
    const first = await ordered()
    const { _id: notificationId } = await newest(manager, "order")
    const unread = (await list(packer)).unread
    const before = (await list(manager)).unread
    const read = await manager.call(notificationCalls.markAsRead, { notificationId })
    expect([read.status, read.body.unread]).toEqual([200, before - 1])
    expect(await newest(manager, "order")).toMatchObject({ title: first.title, isRead: true, fresh: 0 })
    expect((await list(packer)).unread).toBe(unread)
    expect((await packer.call(notificationCalls.delete, { notificationId })).body.unread).toBe(unread - 1)
    expect((await list(packer)).data.map(({ _id }) => _id)).not.toContain(notificationId)
    expect((await list(manager)).data.map(({ _id }) => _id)).toContain(notificationId)

    const second = await ordered()
    // Only the new one is named; of the manager's two, once both are read, both.
    const path = `/order/view/${second.orderId}`
    expect(await newest(manager, "order")).toMatchObject({
      title: second.title,
      path,
      count: 2,
      fresh: 1,
      isRead: false,
    })
    await manager.call(notificationCalls.markAsRead, { notificationId, count: 2 })
    expect(await newest(manager, "order")).toMatchObject({
      title: "2 new orders",
      fresh: 0,
      path: notificationPath("order", 2, null),
    })
    expect(await newest(packer, "order")).toMatchObject({ title: second.title, count: 1, fresh: 1 })
    const again = await packer.call(notificationCalls.delete, { notificationId: "none" })
    expect([again.status, again.body.code]).toEqual([404, "notification.unknown"])
  })

  test("covers only what was on the screen: an order that came later stays unread", async () => {
    await anHourPasses()
    await ordered()
    const { _id: notificationId, count } = await newest(manager, "order")
    await ordered()
    await manager.call(notificationCalls.markAsRead, { notificationId, count })
    expect(await newest(manager, "order")).toMatchObject({ count: 2, fresh: 1 })
    expect((await list(manager, { kind: "order", state: "unread" })).data[0]!._id).toBe(notificationId)
    await manager.call(notificationCalls.markAsRead, { notificationId, count: 1 })
    expect((await newest(manager, "order")).fresh).toBe(1)
  })

  test("clears all at once, the read ones, and the old ones", async () => {
    const [old, fresh] = [await aNote(), await aNote()]
    await sql(`update staff_notification set at = now() - make_interval(days => $2) where id = $1`, [
      old._id,
      NOTIFICATION.oldDays + 1,
    ])
    const ids = async (at: Browser) => (await list(at, { kind: "note", pageSize: 100 })).data.map(({ _id }) => _id)
    expect(await ids(packer)).toEqual(expect.arrayContaining([old._id, fresh._id]))
    const cleared = await packer.call(notificationCalls.clearOldNotifications)
    expect(cleared.body.count).toBeGreaterThan(0)
    expect(await ids(packer)).not.toContain(old._id)
    expect(await ids(packer)).toContain(fresh._id)
    expect(await ids(owner)).toContain(old._id)

    const other = await aNote()
    await packer.call(notificationCalls.markAsRead, { notificationId: fresh._id })
    await packer.call(notificationCalls.clearAllReadNotifications)
    expect(await ids(packer)).not.toContain(fresh._id)
    expect(await ids(packer)).toContain(other._id)

    expect((await packer.call(notificationCalls.markAllAsRead)).body.unread).toBe(0)
    expect((await list(packer, { state: "unread" })).total).toBe(0)
    expect((await newest(owner, "note")).isRead).toBe(false)
  })

  test("erases everything when the person leaves the shop", async () => {
    const tailor = await signInAs("tailor")
    const { _id: notificationId } = await aNote()
    await tailor.call(notificationCalls.markAsRead, { notificationId })
    await tailor.call(notificationCalls.choose, { kinds: [] })
    const kept = () =>
      sql(
        `select 1 from staff_notification_seen where user_id = $1 union all select 1 from staff_notification_unwanted where user_id = $1`,
        [tailor.userId],
      )
    expect((await kept()).length).toBeGreaterThan(1)
    expect((await owner.call(staffCalls.userRemove, { userId: tailor.userId })).status).toBe(200)
    expect(await kept()).toEqual([])
  })
})

describe("a note to colleagues", () => {
  test("is for all, or for one role and the owners; its writer has read it", async () => {
    const title = "The courier comes at four"
    const note = await aNote({ title, text: "Parcels ready by half past three, please.", role: "packer" })
    expect(note).toMatchObject({ kind: "note", title: `Note: ${title}`, isRead: true, by: "Some manager" })
    const searched = await list(owner, { search: "courier" })
    expect(searched.data.map(({ _id }) => _id)).toContain(note._id)
    expect((await list(owner, { search: "c%r" })).total).toBe(0)
    const tailor = await signInAs("tailor")
    for (const at of [packer, owner]) expect(await newest(at, "note")).toMatchObject({ what: title, isRead: false })
    expect((await list(tailor, { kind: "note", pageSize: 100 })).data.map(({ _id }) => _id)).not.toContain(note._id)
    for (const call of [notificationCalls.markAsRead, notificationCalls.delete])
      expect((await tailor.call(call, { notificationId: note._id })).body.code).toBe("notification.unknown")
    expect((await packer.call(notificationCalls.create, { title })).status).toBe(403)
    expect((await manager.call(notificationCalls.create, { title: "  " })).status).toBe(400)
  })
})

describe("the kinds that a person wants", () => {
  test("can be chosen one by one, among those that their role may see", async () => {
    const own = await signInAs("packer")
    const { data } = (await own.call(notificationCalls.settings)).body
    expect(data.every(({ isWanted }) => isWanted)).toBe(true)
    expect(data.map(({ kind }) => kind)).not.toContain("payment")
    await aNote()
    const wanted = await own.call(notificationCalls.choose, { kinds: ["stock", "payment"] })
    expect(wanted.body.data.filter(({ isWanted }) => isWanted)).toEqual([{ kind: "stock", isWanted: true }])
    expect((await list(own, { kind: "note" })).total).toBe(0)
    expect((await list(packer, { kind: "note" })).total).toBeGreaterThan(0)
    // A role that sees more later has made no choice about the new kinds.
    expect(
      await sql(`select 1 from staff_notification_unwanted where user_id = $1 and kind = 'payment'`, [own.userId]),
    ).toEqual([])
    await own.call(notificationCalls.choose, { kinds: ["note"] })
    expect((await list(own, { kind: "note" })).total).toBeGreaterThan(0)
    expect((await own.post(notificationCalls.choose.path, { kinds: ["nothing"] })).status).toBe(400)
  })
})

test("delete notifications of all people in which nothing happened for three months", async () => {
  await anHourPasses()
  const { orderId } = await ordered()
  const { _id } = await newest(owner, "order")
  await sql(`update staff_notification set at = now() - make_interval(days => $2) where id = $1`, [
    _id,
    NOTIFICATION.storedDays + 1,
  ])
  await eventually(
    "it is deleted",
    async () => (await sql(`select 1 from staff_notification where id = $1`, [_id])).length === 0,
    60_000,
  )
  expect(await sql(`select 1 from staff_notification_subject where subject = $1`, [orderId])).toEqual([])
})
