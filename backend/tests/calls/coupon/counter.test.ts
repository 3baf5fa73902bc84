import { couponCalls } from "@silai/contracts/coupon/calls"
import { COUPON_SORTS } from "@silai/contracts/coupon/limits"
import { expect, test } from "vitest"
import { aCode, aCoupon, changeCoupon } from "../../rig/coupon"
import { eventNamesOf } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askWith } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { statementsOfPlacing } from "../../rig/statements"
import { pay } from "../../rig/gateway"
import { untilPlaced } from "../../rig/shopper"

closeSqlAfterwards()
const shirt = "classic-white-formal-shirt"
type Promotion = { code: string; status: string; limit: number; value: string; type: string; target: string }
const promotionOf = async (id: string | null) =>
  (
    await sql<Promotion & { starts_at: Date | null; inclusive: boolean }>(
      `select p.code, p.status, p."limit", m.value, m.type, m.target_type as target, c.starts_at, p.is_tax_inclusive as inclusive
         from promotion p join promotion_application_method m on m.promotion_id = p.id
         left join promotion_campaign c on c.id = p.campaign_id where p.id = $1 and p.deleted_at is null`,
      [id],
    )
  )[0]

test("creates, changes, pauses and deletes a coupon together with its promotion in the engine, and sends plugins an event", async () => {
  const made = await aCoupon({ percent: 12, totalUses: 50, startsAt: "2026-01-01T00:00:00Z" })
  expect(await promotionOf(made.promotionId)).toMatchObject({
    code: made.code,
    status: "active",
    limit: 50,
    type: "percentage",
    target: "items",
    starts_at: new Date("2026-01-01T00:00:00Z"),
    inclusive: true,
  })
  const { body } = await changeCoupon(made, { kind: "flat", amount: 150, state: "paused" })
  expect(body.data).toMatchObject({ kind: "flat", amount: 150, percent: null, state: "paused", version: 2 })
  expect(await promotionOf(made.promotionId)).toBeUndefined()
  expect(await promotionOf(body.data.promotionId)).toMatchObject({ status: "inactive", type: "fixed", code: made.code })
  const owner = await signInAsOwner()
  const gone = await owner.call(couponCalls.adminDelete, { _id: made._id, version: 2 })
  expect(gone.body.data).toEqual({ _id: made._id, archived: false })
  expect((await owner.call(couponCalls.adminSingle, { _id: made._id })).body.code).toBe("coupon.unknown")
  expect(await eventNamesOf(made._id)).toEqual(["silai.coupon.created", "silai.coupon.deleted", "silai.coupon.updated"])
  // The code is free again.
  expect((await aCoupon({ code: made.code })).code).toBe(made.code)
})

test("counts a code's use once, for a coupon as for one of the engine's own promotions", async () => {
  const owner = await signInAsOwner()
  const { code } = await aCoupon()
  const again = { code: code.toLowerCase(), kind: "percent" as const, percent: 5 }
  expect((await owner.call(couponCalls.adminGenerate, again)).body.code).toBe("coupon.code_taken")
  const theirs = aCode()
  await sql(`insert into promotion (id, code, type, status) values ($1, $2, 'standard', 'draft')`, [
    `promo_${theirs}`,
    theirs,
  ])
  expect((await owner.call(couponCalls.adminGenerate, { ...again, code: theirs })).body.code).toBe("coupon.code_taken")
})

test("refuses a coupon without its number, or that ends before it begins, at its field", async () => {
  const owner = await signInAsOwner()
  const tries = [
    [{ kind: "percent" as const }, "coupon.percent_missing", "percent"],
    [{ kind: "flat" as const }, "coupon.amount_missing", "amount"],
    [
      { kind: "shipping" as const, startsAt: "2026-05-02T00:00:00Z", endsAt: "2026-05-01T00:00:00Z" },
      "coupon.ends_too_early",
      "endsAt",
    ],
  ] as const
  for (const [wish, code, field] of tries) {
    const { status, body } = await owner.call(couponCalls.adminGenerate, { code: aCode(), ...wish })
    expect([status, body.code, (body as { field?: string }).field]).toEqual([422, code, field])
  }
  for (const code of ["AB", "-AB", "AB_C", "ÄBC", "A".repeat(41)])
    expect((await owner.call(couponCalls.adminGenerate, { code, kind: "percent", percent: 5 })).status).toBe(400)
})

test("refuses the second of two people changing one coupon at once, and nothing is overwritten", async () => {
  const coupon = await aCoupon()
  expect((await changeCoupon(coupon, { name: "first" })).status).toBe(200)
  const late = await changeCoupon(coupon, { name: "second", version: coupon.version })
  expect([late.status, late.body.code]).toEqual([409, "coupon.changed_meanwhile"])
  const owner = await signInAsOwner()
  const gone = await owner.call(couponCalls.adminDelete, { _id: coupon._id, version: coupon.version })
  expect(gone.body.code).toBe("coupon.changed_meanwhile")
})

test("archives a used coupon, whose limit cannot fall below its uses; an order with it needs at most a hundred statements", async () => {
  await setStock(shirt, "M", 30)
  const coupon = await aCoupon({ totalUses: 5, perCustomer: 2, firstOrder: true })
  const at = await aGuest()
  const statements = await statementsOfPlacing(async () => {
    const { body } = await askWith(at, { items: await aBag([{ slug: shirt, size: "M" }]), couponCode: coupon.code })
    await pay(body.data.razorpay.orderId)
    await untilPlaced(at, body.data.attemptId)
  })
  expect(statements.length).toBeLessThanOrEqual(100)
  const second = await aGuest()
  await askWith(second, { items: await aBag([{ slug: shirt, size: "M" }]), couponCode: coupon.code })
  const lowered = await changeCoupon(coupon, { totalUses: 1 })
  expect([lowered.body.code, lowered.body.message]).toEqual([
    "coupon.fewer_than_taken",
    "It is used 2 times already; the limit cannot be lower.",
  ])
  const owner = await signInAsOwner()
  const { body } = await owner.call(couponCalls.adminDelete, { _id: coupon._id, version: coupon.version })
  expect(body.data.archived).toBe(true)
  const listed = await owner.call(couponCalls.adminAll, { search: coupon.code.toLowerCase() })
  expect(listed.body.data).toEqual([])
  const archived = await owner.call(couponCalls.adminAll, { search: coupon.code, status: "archived" })
  expect(archived.body.data).toMatchObject([{ code: coupon.code, used: 1, held: 1, discountRupees: 80 }])
})

test("finds a coupon in the list by its code or name, and sorts", async () => {
  const owner = await signInAsOwner()
  const word = aCode()
  for (const n of [2, 1, 3]) await aCoupon({ code: `${word}-${n}`, name: `Diwali ${word}` })
  const codesBy = async (sort: (typeof COUPON_SORTS)[number], pageSize = 20) =>
    (await owner.call(couponCalls.adminAll, { search: `diwali ${word}`, sort, pageSize })).body
  expect((await codesBy("code")).data.map(({ code }) => code)).toEqual([1, 2, 3].map((n) => `${word}-${n}`))
  expect((await codesBy("latest", 2)).data.map(({ code }) => code)).toEqual([`${word}-3`, `${word}-1`])
  expect((await codesBy("oldest", 2)).data.map(({ code }) => code)).toEqual([`${word}-2`, `${word}-1`])
  for (const sort of COUPON_SORTS) {
    const { total, totalPages } = await codesBy(sort, 2)
    expect([sort, total, totalPages]).toEqual([sort, 3, 2])
  }
})

test("gives packers and tailors no access to coupons", async () => {
  for (const role of ["tailor", "packer"] as const)
    expect((await (await signInAs(role)).call(couponCalls.adminAll, {})).status).toBe(403)
  expect((await (await signInAs("manager")).call(couponCalls.adminAll, {})).status).toBe(200)
})
