import type { BodyOf } from "@silai/contracts/call"
import { manyOrderCalls, orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { MATCHING, MOVE_MANY, ORDER_SORTS } from "@silai/contracts/order/limits"
import { orderNumberIn } from "@silai/contracts/order/number"
import { orderRefusals } from "@silai/contracts/order/messages"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aPhone } from "../../rig/customer"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "S"] as const
let owner: Browser

async function placed(phone: string): Promise<string> {
  await setStock(slug, size, 4)
  const at = await aGuest({ contact: { phone } })
  return buys(at, await aBag([{ slug, size }]))
}
const statusOf = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data.status
const numberOf = async (orderId: string) =>
  orderNumberIn((await owner.call(orderCalls.single, { orderId })).body.data.orderNumber)!

type Filters = BodyOf<typeof manyOrderCalls.matching>
/** The parts of a filter's matches, as the calls take them. */
async function partsOf(filters: Filters, at = owner) {
  const { upTo, total, parts } = (await at.call(manyOrderCalls.matching, filters)).body.data
  return { total, parts: parts.map((part) => ({ ...part, upTo, filters })) }
}

/** Without triggers: no stored sum counts a copy. */
const unseen = (statement: string) => sql(`begin; set local session_replication_role = replica; ${statement}; commit`)

/** Copies of a bought order in the back office's list; they are deleted after the test. */
async function likenesses(orderId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => `${orderId}-${at + 1}`)
  // They were never paid: the audits of other files would miss their money.
  onTestFinished(async () => {
    for (const table of ["order_note", "order_state_log", "order_state"])
      await unseen(`delete from ${table} where order_id like '${orderId}-%'`)
  })
  await unseen(
    `insert into order_state (order_id, number, attempt_id, code, session_id, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details)
     select order_id || '-' || n, 800000 + n, attempt_id || '-' || n, 0, session_id, case when n % 2 = 0 then customer_name else 'Another' end, phone, email, delivery_method, units, total_paise + 100 * (n % 3), has_custom, details
       from order_state, generate_series(1, ${count}) n where order_id = '${orderId}'`,
  )
  return ids
}

beforeAll(async () => {
  owner = await signInAsOwner()
})

describe("all orders that a list's filters match", () => {
  test("are moved by the filters; orders that left the list or came later are not changed", async () => {
    const phone = aPhone()
    const [first, gone, third] = [await placed(phone), await placed(phone), await placed(phone)]
    const { total, parts } = await partsOf({ search: phone, status: [0] })
    expect([total, parts.map(({ after, through, number }) => [after, through, number])]).toEqual([
      3,
      [[null, first, 3]],
    ])
    await owner.call(orderCalls.update, { orderId: gone, status: 10, reason: "Out of cloth" })
    const later = await placed(phone)
    const part = { ...parts[0]!, upTo: await numberOf(third) }
    const { body, status } = await owner.call(manyOrderCalls.move, { part, status: 1 })
    expect([status, body.data.map(({ _id, moved }) => [_id, moved])]).toEqual([
      200,
      [
        [third, true],
        [first, true],
      ],
    ])
    expect(await Promise.all([first, gone, third, later].map(statusOf))).toEqual([1, 10, 1, 0])
  })

  test("are not changed when more match than were chosen; each that cannot be moved is answered with a sentence", async () => {
    const phone = aPhone()
    const [first, second] = [await placed(phone), await placed(phone)]
    const { parts } = await partsOf({ search: phone })
    const part = parts[0]!
    const few = await owner.call(manyOrderCalls.move, { part: { ...part, number: 1 }, status: 1 })
    expect([few.status, few.body.code]).toEqual([409, "order.more_match_now"])
    expect(await Promise.all([first, second].map(statusOf))).toEqual([0, 0])
    await owner.call(orderCalls.update, { orderId: first, status: 1 })
    const { body } = await owner.call(manyOrderCalls.move, { part, status: 1 })
    expect(body.data.map(({ _id, moved, message }) => [_id, moved, message])).toEqual([
      [second, true, ""],
      [first, false, orderRefusals.cannot_move.say("Order Accepted", "Order Accepted")],
    ])
  })

  test("are processed in parts of a hundred, whatever the list is sorted by: each order is in one of them, once", async () => {
    const phone = aPhone()
    const original = await placed(phone)
    const ids = [original, ...(await likenesses(original, MOVE_MANY + 4))]
    for (const [at, sort] of ORDER_SORTS.entries()) {
      const { total, parts } = await partsOf({ search: phone, sort })
      expect([total, parts.map(({ number }) => number)]).toEqual([ids.length, [MOVE_MANY, 5]])
      const text = `Noted ${at}`
      const answers = await Promise.all(parts.map((part) => owner.call(manyOrderCalls.note, { of: { part }, text })))
      const noted = answers.flatMap(({ body }) => body.data)
      expect(noted.filter((one) => !one.done)).toEqual([])
      const listed = await owner.call(orderCalls.all, { search: phone, sort, pageSize: 100 })
      expect(noted.slice(0, MOVE_MANY).map(({ _id }) => _id)).toEqual(listed.body.data.map(({ _id }) => _id))
      expect(noted.map(({ _id }) => _id).sort()).toEqual([...ids].sort())
    }
  })

  test("never exceed the shop's limit", async () => {
    const phone = aPhone()
    await likenesses(await placed(phone), MATCHING.most)
    const { status, body } = await owner.call(manyOrderCalls.matching, { search: phone })
    expect([status, body.code, body.message]).toEqual([
      409,
      "order.too_many_match",
      orderRefusals.too_many_match.say(MATCHING.most + 1),
    ])
  })

  test("include only those that the caller may find, and may move", async () => {
    const phone = aPhone()
    const orderId = await placed(phone)
    const { parts } = await partsOf({ search: phone })
    const [part] = parts
    for (const call of [manyOrderCalls.matching, manyOrderCalls.move, manyOrderCalls.note])
      expect((await browser().post(call.path, {})).status).toBe(401)
    const tailor = await signInAs("tailor")
    // A role that sees no phones finds no one by phone.
    expect((await partsOf({ search: phone }, tailor)).total).toBe(0)
    expect((await tailor.call(manyOrderCalls.move, { part: part!, status: 1 })).body.data).toEqual([])
    expect((await tailor.call(manyOrderCalls.matching, { states: ["Punjab"] })).status).toBe(403)
    const { orderNumber } = (await owner.call(orderCalls.single, { orderId })).body.data
    const [own] = (await partsOf({ search: orderNumber }, tailor)).parts
    const { body } = await tailor.call(manyOrderCalls.move, { part: own!, status: 1 })
    expect(body.data).toMatchObject([{ _id: orderId, moved: false, code: "order.not_yours_to_move" }])
    expect(await statusOf(orderId)).toBe(0)
  })
})

test("accept a courier's lines only for the chosen orders; the others are named", async () => {
  const [phone, other] = [aPhone(), aPhone()]
  const [chosen, stranger] = [await placed(phone), await placed(other)]
  const orders = [chosen, stranger].map((order) => ({ order }))
  for (const status of [1, 3]) await owner.call(orderCalls.moveMany, { orders, status })
  const { parts } = await partsOf({ search: phone, status: [3] })
  const { filters, upTo } = parts[0]!
  const among = { filters, upTo }
  const { body } = await owner.call(orderCalls.moveMany, { orders, among, status: 4 })
  expect(body.data.map(({ moved, message }) => [moved, message])).toEqual([
    [true, ""],
    [false, orderRefusals.not_among.say],
  ])
  expect(await statusOf(stranger)).toBe(3)
})

test("get one note for many orders; an unknown order is named", async () => {
  const phone = aPhone()
  const orderIds = [await placed(phone), "order_01ABSENT"]
  const { body } = await owner.call(manyOrderCalls.note, { of: { orderIds }, text: "  Courier comes at four " })
  expect(body.data.map(({ done, message }) => [done, message])).toEqual([
    [true, ""],
    [false, orderRefusals.not_found.say],
  ])
  const notes = await owner.call(orderEditCalls.notes, { orderId: orderIds[0]! })
  expect(notes.body.data.map(({ text }) => text)).toEqual(["Courier comes at four"])
})

describe("archiving many orders", () => {
  const archivedOf = async (orderIds: string[]) => {
    const rows = await sql<{ order_id: string; archived: boolean }>(
      `select order_id, archived_at is not null as archived from order_state where order_id = any($1)`,
      [orderIds],
    )
    return orderIds.map((id) => rows.find(({ order_id }) => order_id === id)!.archived)
  }
  /** Placed, then cancelled by the shop; its money is back, as far as the order knows. */
  async function closed(phone: string): Promise<string> {
    const orderId = await placed(phone)
    await owner.call(orderCalls.update, { orderId, status: 10, reason: "Out of cloth" })
    await afterWork(
      "its money is back",
      async () => (await owner.call(orderCalls.single, { orderId })).body.data.paymentStatus === "refunded",
    )
    return orderId
  }

  test("archives the chosen ones in one call, and answers one that is not closed, or unknown, with a sentence", async () => {
    const phone = aPhone()
    const [over, open] = [await closed(phone), await placed(phone)]
    const of = { orderIds: [over, open, "order_01ABSENT"] }
    const { body, status } = await owner.call(manyOrderCalls.archive, { of })
    expect([status, body.data.map(({ _id, done, code }) => [_id, done, code])]).toEqual([
      200,
      [
        [over, true, null],
        [open, false, "order.not_closed"],
        ["order_01ABSENT", false, "order.not_found"],
      ],
    ])
    expect(await archivedOf([over, open])).toEqual([true, false])
    const restored = await owner.call(manyOrderCalls.archive, { of: { orderIds: [over] }, archived: false })
    expect(restored.body.data.map(({ done }) => done)).toEqual([true])
    expect(await archivedOf([over])).toEqual([false])
  })

  test("archives all that match the list's filters, and none that another colleague than the owner asks for", async () => {
    const phone = aPhone()
    const over = [await closed(phone), await closed(phone)]
    const { parts } = await partsOf({ search: phone, status: [10] })
    for (const role of ["manager", "packer"] as const)
      expect((await (await signInAs(role)).call(manyOrderCalls.archive, { of: { part: parts[0]! } })).status).toBe(403)
    expect(await archivedOf(over)).toEqual([false, false])
    const { body } = await owner.call(manyOrderCalls.archive, { of: { part: parts[0]! } })
    expect(body.data.map(({ done }) => done)).toEqual([true, true])
    expect(await archivedOf(over)).toEqual([true, true])
    const tooMany = { orderIds: Array.from({ length: MOVE_MANY + 1 }, (_, at) => `order_${at}`) }
    expect((await owner.call(manyOrderCalls.archive, { of: tooMany })).status).toBe(400)
  })
})
