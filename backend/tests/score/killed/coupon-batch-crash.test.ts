import { couponBatchCalls } from "@silai/contracts/coupon/batch-calls"
import { COUPON_BATCH } from "@silai/contracts/coupon/limits"
import { afterAll, beforeAll, expect, test } from "vitest"
import { eventually } from "../../rig/eventually"
import { useShop } from "../../rig/facts"
import { signInAsOwner } from "../../rig/owner"
import { openShop, type RunningShop } from "../../rig/shop"
import { closeSqlAfterwards, sql } from "../../rig/sql"

let shop = {} as RunningShop
// A separate shop, because it is killed.
beforeAll(async () => {
  shop = await openShop()
  useShop(shop.facts)
}, 240_000)
afterAll(() => shop.close?.(), 60_000)
closeSqlAfterwards()

test("makes the rest of its codes after it was killed: as many as requested, and none twice", async () => {
  await shop.backend().stop()
  const child = await shop.startBackend({ CRASH_AT: "coupon-codes-made" })
  const codes = 2 * COUPON_BATCH.atOnce + 7
  const owner = await signInAsOwner()
  // The reply may be lost with the process.
  await owner
    .call(couponBatchCalls.generate, { pattern: "RAKHI-########", codes, kind: "percent", percent: 5 })
    .catch(() => undefined)
  await child.ended
  const standing = `select made, (select count(*)::int from coupon where batch_id = b.id) as rows from coupon_batch b`
  expect(await sql(standing)).toEqual([{ made: 0, rows: 0 }])
  await shop.startBackend()
  await eventually("all codes are made", async () => (await sql<{ made: number }>(standing))[0]!.made === codes)
  expect(await sql(standing)).toEqual([{ made: codes, rows: codes }])
}, 240_000)
