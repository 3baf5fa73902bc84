import { returnCalls } from "@silai/contracts/returns/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { useShop } from "../../rig/facts"
import { signInAsOwner } from "../../rig/owner"
import { asked, delivered, refundsOf, shirt, steps, taken, untilRefunded } from "../../rig/returns"
import { openShop, type RunningShop } from "../../rig/shop"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { stockOf } from "../../rig/stock"

let shop = {} as RunningShop
// A separate shop, because it is killed.
beforeAll(async () => {
  shop = await openShop()
  useShop(shop.facts)
}, 240_000)
afterAll(() => shop.close?.(), 60_000)
closeSqlAfterwards()

test("does nothing of receiving or refunding when killed in the middle, and does it once when tried again", async () => {
  let owner = await signInAsOwner()
  const had = await delivered(owner)
  const { _id } = await asked(had, "return", 2)
  await taken(owner, _id, "approved")
  const before = await stockOf(shirt, "S")
  const standing = async () =>
    (
      await sql(
        `select q.state, r.status, (select count(*)::int from refund_ask a where a.ask_key = 'return:' || q.id) as asks, o.code
           from return_request q join "return" r on r.id = q.engine_return_id join order_state o on o.order_id = q.order_id where q.id = $1`,
        [_id],
      )
    )[0]
  const killedAt = async (label: string, state: "received" | "refunded") => {
    await shop.backend().stop()
    const child = await shop.startBackend({ CRASH_AT: label })
    await steps(owner, _id, state).catch(() => undefined)
    await child.ended
    const left = await standing()
    await shop.startBackend()
    owner = await signInAsOwner()
    return left
  }
  const approved = { state: "approved", status: "requested", asks: 0, code: 6 }
  expect(await killedAt("after-return-received", "received")).toEqual(approved)
  expect(await stockOf(shirt, "S")).toEqual(before)
  await taken(owner, _id, "received")
  expect((await stockOf(shirt, "S")).stocked).toBe(before.stocked + 2)
  const received = { state: "received", status: "received", asks: 0, code: 6 }
  expect(await killedAt("before-return-commit", "refunded")).toEqual(received)
  expect(await refundsOf(had.orderId)).toEqual([])
  await taken(owner, _id, "refunded")
  await untilRefunded(owner, _id)
  expect(await refundsOf(had.orderId)).toEqual([149_800])
  expect((await stockOf(shirt, "S")).stocked).toBe(before.stocked + 2)
  expect((await owner.call(returnCalls.show, { returnId: _id })).body.data.timeline.map(({ state }) => state)).toEqual([
    "requested",
    "approved",
    "received",
    "refunded",
  ])
}, 400_000)
