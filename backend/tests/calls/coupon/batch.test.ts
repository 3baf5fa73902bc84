import { couponBatchCalls } from "@silai/contracts/coupon/batch-calls"
import type { BodyOf } from "@silai/contracts/call"
import { couponCalls } from "@silai/contracts/coupon/calls"
import { COUPON_BATCH } from "@silai/contracts/coupon/limits"
import { expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCoupon } from "../../rig/coupon"
import { pay } from "../../rig/gateway"
import { eventNamesOf } from "../../rig/received-events"
import { expectLimit } from "../../rig/limits"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askWith, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const shirt = "classic-white-formal-shirt"
type Wish = Partial<BodyOf<typeof couponBatchCalls.generate>>

async function aBatch(owner: Browser, wish: Wish = {}) {
  const { status, body } = await owner.call(couponBatchCalls.generate, {
    pattern: "diwali-########",
    codes: 3,
    kind: "percent",
    percent: 10,
    totalUses: 1,
    ...wish,
  })
  if (status !== 200) throw new Error(`The batch was refused: ${body.message}`)
  return body.data
}
const codesOf = async (id: string) =>
  (await sql<{ code: string }>(`select code from coupon where batch_id = $1 order by code`, [id])).map(
    ({ code }) => code,
  )
const allMade = (id: string, codes: number) =>
  afterWork("all codes are made", async () => {
    const found = await codesOf(id)
    return found.length === codes && found
  })
const batchIn = async (owner: Browser, id: string) =>
  (await owner.call(couponBatchCalls.all, {})).body.data.find(({ _id }) => _id === id)!
const statusOf = async (promotionId: string | null) =>
  (
    await sql<{ status: string; limit: number }>(
      `select status, "limit" from promotion where id = $1 and deleted_at is null`,
      [promotionId],
    )
  )[0]
async function oneShirt() {
  await setStock(shirt, "M", 30)
  return aBag([{ slug: shirt, size: "M" }])
}
const fileOf = async (owner: Browser, path: string, body: object) => {
  const response = await owner.send(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  expect(response.headers.get("content-type")).toContain("text/csv")
  return (await response.text()).trim().split("\r\n")
}

test("makes many codes by a pattern, all different, with one promotion of the engine for all of them", async () => {
  const owner = await signInAsOwner()
  const wanted = COUPON_BATCH.atOnce + 120
  const batch = await aBatch(owner, { codes: wanted, name: "Diwali" })
  expect(batch).toMatchObject({ pattern: "DIWALI-########", codes: wanted, state: "active" })
  const codes = await allMade(batch._id, wanted)
  expect(new Set(codes).size).toBe(wanted)
  for (const code of codes) expect(code).toMatch(/^DIWALI-[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(await batchIn(owner, batch._id)).toMatchObject({ made: wanted, used: 0, held: 0 })
  expect(await statusOf(batch.promotionId)).toEqual({ status: "active", limit: wanted })
  expect(await sql(`select 1 from promotion where code = any($1)`, [codes])).toEqual([])
  expect(await eventNamesOf(batch._id)).toEqual(["silai.coupon-batch.created", "silai.coupon-batch.updated"])
})

test("gives each code of a batch its own limits and uses, and the order names the batch's promotion", async () => {
  const owner = await signInAsOwner()
  const batch = await aBatch(owner, { perCustomer: 1 })
  const [first, second] = await allMade(batch._id, 3)
  const at = await aGuest()
  const { body } = await askWith(at, { items: await oneShirt(), couponCode: first!.toLowerCase() })
  await pay(body.data.razorpay.orderId)
  const orderId = await untilPlaced(at, body.data.attemptId)
  expect(
    await sql(
      `select distinct a.code, a.promotion_id from order_line_item_adjustment a join order_item i on i.item_id = a.item_id where i.order_id = $1`,
      [orderId],
    ),
  ).toEqual([{ code: first, promotion_id: batch.promotionId }])
  const again = await askWith(await aGuest(), { items: await oneShirt(), couponCode: first })
  expect(again.body.code).toBe("coupon.used_up")
  expect((await askWith(await aGuest(), { items: await oneShirt(), couponCode: second })).status).toBe(200)
  expect(await batchIn(owner, batch._id)).toMatchObject({ used: 1, held: 1, discountRupees: 80, revenueRupees: 719 })
})

test("pauses, resumes and archives a batch as one; refuses one of two people who do it at once", async () => {
  const owner = await signInAsOwner()
  const batch = await aBatch(owner)
  const [code] = await allMade(batch._id, 3)
  const verdict = async () =>
    (await (await aGuest()).call(couponCalls.verify, { couponCode: code! })).body.code ?? "valid"
  const turn = (state: "active" | "paused" | "archived", version: number) =>
    owner.call(couponBatchCalls.update, { _id: batch._id, version, state })
  expect((await turn("paused", 1)).body.data).toMatchObject({ state: "paused", version: 2 })
  expect([await verdict(), (await statusOf(batch.promotionId))?.status]).toEqual(["coupon.not_valid", "inactive"])
  const late = await turn("archived", 1)
  expect([late.status, late.body.code]).toEqual([409, "coupon.changed_meanwhile"])
  expect((await turn("active", 2)).status).toBe(200)
  expect([await verdict(), (await statusOf(batch.promotionId))?.status]).toEqual(["valid", "active"])
  expect((await turn("archived", 3)).status).toBe(200)
  expect([await verdict(), await statusOf(batch.promotionId)]).toEqual(["coupon.not_valid", undefined])
  expect((await turn("active", 4)).status).toBe(409)
  expect((await owner.call(couponBatchCalls.update, { _id: "cbt_none", version: 1, state: "paused" })).status).toBe(404)
})

test("lists the codes of a batch only when searched by the whole code, and allows none to be changed separately", async () => {
  const owner = await signInAsOwner()
  const batch = await aBatch(owner, { pattern: "HOLI-########" })
  const [code] = await allMade(batch._id, 3)
  expect((await owner.call(couponCalls.adminAll, { search: "holi-" })).body.data).toEqual([])
  const { body } = await owner.call(couponCalls.adminAll, { search: code!.toLowerCase() })
  expect(body.data).toMatchObject([{ code, batchId: batch._id }])
  const { _id, version } = body.data[0]!
  const change = { _id, version, state: "active" as const, kind: "percent" as const, percent: 50 }
  expect((await owner.call(couponCalls.adminUpdate, change)).body.code).toBe("coupon.of_batch")
  expect((await owner.call(couponCalls.adminDelete, { _id, version })).body.code).toBe("coupon.of_batch")
  expect(await statusOf(batch.promotionId)).toMatchObject({ status: "active" })
})

test("refuses a pattern whose codes could be guessed at its field, and one code too many", async () => {
  const owner = await signInAsOwner()
  const asked = { pattern: "DIWALI-#######", codes: 10_000, kind: "percent" as const, percent: 10 }
  const { status, body } = await owner.call(couponBatchCalls.generate, asked)
  expect([status, body.code, (body as { field?: string }).field, body.message]).toEqual([
    422,
    "coupon.too_few_places",
    "pattern",
    "For so many codes the pattern needs at least 8 places (#), so that no one can guess one.",
  ])
  expect((await owner.call(couponBatchCalls.generate, { ...asked, codes: 10_001 })).status).toBe(400)
  for (const pattern of ["#", "DIWALI_########", "-########", "दीवाली########"])
    expect((await owner.call(couponBatchCalls.generate, { ...asked, codes: 1, pattern })).status).toBe(400)
  const seller = await signInAs("packer")
  expect((await seller.call(couponBatchCalls.generate, asked)).status).toBe(403)
})

test("exports the codes of a batch with their state and uses, and the list of coupons too", async () => {
  const owner = await signInAsOwner()
  const batch = await aBatch(owner, { name: "=cmd" })
  const codes = await allMade(batch._id, 3)
  await askWith(await aGuest(), { items: await oneShirt(), couponCode: codes[1] })
  const [head, ...lines] = await fileOf(owner, couponBatchCalls.export.path, { _id: batch._id })
  expect(head).toContain("Code,Name,Discount,Minimum order (INR),State,Used,In checkout,Total uses")
  expect(lines.map((line) => line.split(",").slice(0, 8).join(","))).toEqual(
    codes.map((code, at) => `${code},"'=cmd",10% off,0,Active,0,${at === 1 ? 1 : 0},1`),
  )
  const coupon = await aCoupon({ name: "Welcome, friends", minimum: 500 })
  const listed = await fileOf(owner, couponCalls.adminExport.path, { search: coupon.code })
  expect(listed).toHaveLength(2)
  expect(listed[1]).toContain(`${coupon.code},"Welcome, friends",10% off,500,Active,0,0,,`)
  expect((await owner.call(couponBatchCalls.export, { _id: "cbt_none" })).status).toBe(404)
  await expectLimit("coupon_export", (at) => at.call(couponCalls.adminExport, {}))
})
