import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { audit } from "../../score/audit"
import type { Browser } from "../../rig/browser"
import { eventNamesOf } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { asked, delivered, moved } from "../../rig/returns"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterSweeps, afterWork } from "../../rig/work"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
const slug = "classic-white-formal-shirt"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function placed(): Promise<{ at: Browser; orderId: string }> {
  await setStock(slug, "M", 5)
  const at = await aGuest()
  return { at, orderId: await buys(at, await aBag([{ slug, size: "M" }])) }
}
async function cancelled() {
  const had = await placed()
  await moved(owner, had.orderId, 10)
  await afterWork("its money is back", async () => (await shown(had.orderId)).paymentStatus === "refunded")
  return had
}
const shown = async (orderId: string, at = owner) => (await at.call(orderCalls.single, { orderId })).body.data
const put = (orderId: string, archived = true, by = owner) => by.call(orderEditCalls.archive, { orderId, archived })
async function listed(orderId: string, archived: boolean) {
  const search = (await shown(orderId)).orderNumber
  const { data, counts } = (await owner.call(orderCalls.all, { search, archived })).body
  return data.some(({ _id }) => _id === orderId) && Object.values(counts).some((count) => count > 0)
}
const inEngine = async (orderId: string) =>
  (await sql<{ status: string }>(`select status from "order" where id = $1`, [orderId]))[0]!.status
/** Lets the days pass in which a return can be requested. */
const longAgo = (orderId: string) =>
  sql(`update order_state_log set at = at - interval '60 days' where order_id = $1`, [orderId])

describe("archiving an order", () => {
  test("removes it from the list and its counts; its page, its buyer's page and its history stay, and it can be restored", async () => {
    const { at, orderId } = await cancelled()
    const before = await shown(orderId, at)
    expect([await listed(orderId, false), await listed(orderId, true)]).toEqual([true, false])
    expect((await put(orderId)).body).toMatchObject({ data: { _id: orderId, archived: true } })
    expect((await put(orderId)).status).toBe(200)
    expect([await listed(orderId, false), await listed(orderId, true)]).toEqual([false, true])
    expect([(await shown(orderId)).archived, await inEngine(orderId)]).toEqual([true, "archived"])
    expect(await shown(orderId, at)).toEqual({ ...before, archived: true })
    const { body } = await owner.call(orderCalls.search, { search: before.orderNumber })
    expect(body.data.map(({ _id }) => _id)).toContain(orderId)
    expect((await put(orderId, false)).status).toBe(200)
    expect([await listed(orderId, false), await inEngine(orderId)]).toEqual([true, "canceled"])
    expect(await eventNamesOf(orderId)).toEqual(expect.arrayContaining(["order.archived", "order.updated"]))
  })

  test("is refused while it is not closed: on its way, or so recently delivered that it can be returned", async () => {
    const { orderId } = await placed()
    for (const to of [1, 3, 4, 6]) {
      expect((await put(orderId)).body.code).toBe("order.not_closed")
      await moved(owner, orderId, to)
    }
    expect((await put(orderId)).body.code).toBe("order.not_closed")
    await longAgo(orderId)
    expect((await put(orderId)).status).toBe(200)
    expect((await put(orderId, false)).status).toBe(200)
    expect(await inEngine(orderId)).toBe("completed")
  })

  test("is refused while a cancelled order is not refunded, and while a request is open", async () => {
    const { orderId } = await cancelled()
    // The refunded sum would not stay smaller: a second report of the refund sets it again.
    const owing = (paise: number) =>
      sql(`update order_state set total_paise = total_paise + $2::bigint where order_id = $1`, [orderId, paise])
    await owing(1)
    expect((await put(orderId)).body.code).toBe("order.not_closed")
    await owing(-1)
    const had = await delivered(owner)
    const request = await asked(had, "return")
    await longAgo(had.orderId)
    expect((await put(had.orderId)).body.code).toBe("order.not_closed")
    await sql(`update return_request set state = 'withdrawn' where id = $1`, [request._id])
    expect((await put(had.orderId)).status).toBe(200)
  })

  test("is for the owner only", async () => {
    const { at, orderId } = await cancelled()
    expect((await put(orderId, true, await signInAs("manager"))).status).toBe(403)
    expect((await put(orderId, true, at)).status).toBe(401)
    expect((await put("order_nowhere")).body.code).toBe("order.not_found")
  })
})

test("completes an order past its return days in the engine, once; not while it can be returned or has a request", async () => {
  const [over, lately, open] = [await delivered(owner), await delivered(owner), await delivered(owner)]
  await asked(open, "return")
  for (const { orderId } of [over, open]) await longAgo(orderId)
  await afterSweeps("it is completed", async () => (await inEngine(over.orderId)) === "completed")
  expect([await inEngine(lately.orderId), await inEngine(open.orderId)]).toEqual(["pending", "pending"])
  expect((await shown(over.orderId)).status).toBe(6)
  expect((await eventNamesOf(over.orderId)).filter((name) => name === "order.completed")).toHaveLength(1)
})

test("leaves the shop's books and the engine's in agreement", async () => {
  expect(await audit(sql)).toEqual({})
})
