import { auditCalls } from "@silai/contracts/audit/calls"
import { AUDIT_FIELDS } from "@silai/contracts/audit/fields"
import type { BodyOf } from "@silai/contracts/call"
import { categoryCalls, saleCalls } from "@silai/contracts/catalogue/calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderCalls } from "@silai/contracts/order/calls"
import { shopCalls } from "@silai/contracts/shop/calls"
import { AUDITED } from "@silai/kit/audit"
import { beforeAll, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aGuestBuyer } from "../../rig/buyer"
import { aDraft, aPublished, change, counterRead } from "../../rig/colourway"
import { aCoupon, changeCoupon } from "../../rig/coupon"
import { aCustomer } from "../../rig/customer"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { asked, delivered, steps } from "../../rig/returns"
import { upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { askedBatch } from "../../rig/uid"

closeSqlAfterwards()
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const log = async (ask: BodyOf<typeof auditCalls.all> = {}) => (await owner.call(auditCalls.all, ask)).body
/** The file of the acts on what is named so. */
async function fileOf(search: string): Promise<string> {
  const file = await owner.send("/admin/audit/export", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ search }),
  })
  return file.text()
}

test("records the staff member, time and old value of a coupon's change", async () => {
  const coupon = await aCoupon({ name: "For Diwali", percent: 10 })
  await changeCoupon(coupon, { percent: 15 })
  const { data, people, total } = await log({ thingId: coupon._id })
  expect(total).toBe(2)
  expect(data[0]).toMatchObject({
    kind: "coupon",
    act: "changed",
    thing: coupon.code,
    call: "/admin/coupon/update",
    before: { percent: 10 },
    after: { percent: 15 },
  })
  expect(data[1]).toMatchObject({ act: "added", before: null, after: { name: "For Diwali", percent: 10 } })
  expect(people.map(({ _id }) => _id)).toContain(data[0]!.staff._id)
  expect(Date.now() - Date.parse(data[0]!.at)).toBeLessThan(60_000)
})

test("records the staff member of a changed price, stock and shop setting", async () => {
  const draft = await aDraft(owner)
  expect((await change(owner, draft, { basePrice: 1_450 })).status).toBe(200)
  const acts = (await log({ thingId: draft._id, kind: "product" })).data
  expect(acts.some(({ after }) => Number(after?.amount) === 1_450)).toBe(true)

  const manager = await signInAs("manager")
  const counted = await manager.call(inventoryCalls.updateStock, {
    variants: [{ variantId: draft._id, size: "M", reason: "received", add: 3 }],
    note: "From the workshop",
  })
  expect(counted.status).toBe(200)
  const [stock] = (await log({ kind: "stock", thingId: draft._id })).data
  expect(stock).toMatchObject({ staff: { _id: manager.userId }, after: { stocked: 3, note: "From the workshop" } })

  const [now] = (await owner.call(shopCalls.history, { section: "returns" })).body.data
  const values = { ...(now!.values as Record<string, unknown>) }
  const key = Object.keys(values).find((name) => typeof values[name] === "number")!
  // The first entry has no earlier value: the original settings are in no table.
  for (const more of [1, 2]) {
    const written = await owner.call(shopCalls.update, {
      section: "returns",
      version: now!.version + more - 1,
      values: { ...values, [key]: (values[key] as number) + more },
    } as never)
    expect(written.status).toBe(200)
  }
  const [setting] = (await log({ kind: "setting", thingId: "returns" })).data
  expect(setting).toMatchObject({
    act: "changed",
    before: { [key]: (values[key] as number) + 1 },
    after: { [key]: (values[key] as number) + 2 },
  })
})

test("records a change of what a coupon is for: goods by their names, people by their number", async () => {
  const piece = await aPublished(owner)
  const { data: shirts } = (await owner.call(categoryCalls.single, { categoryId: "shirts" })).body
  const [one, other] = [await aCustomer(), await aCustomer()]
  const coupon = await aCoupon({
    categoryIds: [shirts._id],
    styleIds: [piece.product._id],
    customerIds: [one.id, other.id],
  })
  expect(
    (await changeCoupon(coupon, { categoryIds: [], colourwayIds: [piece._id], customerIds: [one.id] })).status,
  ).toBe(200)
  const [changed, added] = (await log({ thingId: coupon._id })).data
  expect(added!.after).toMatchObject({ category_ids: shirts.name, customer_ids: 2 })
  expect([changed!.before, changed!.after]).toEqual([
    { category_ids: shirts.name, customer_ids: 2 },
    { colourway_ids: piece.variantName, customer_ids: 1 },
  ])
}, 60_000)

test("records a change of what a sale is for as one entry", async () => {
  const [one, other] = [await aPublished(owner), await aPublished(owner)]
  const plan = {
    name: `Sale ${one._id.slice(-8)}`,
    rule: { percent: 50 },
    from: new Date(Date.now() + 86_400_000).toISOString(),
    to: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  }
  const { data: sale } = (await owner.call(saleCalls.plan, { ...plan, scope: { variants: [one._id] } })).body
  const scope = { variants: [other._id, one._id] }
  const { status } = await owner.call(saleCalls.change, { ...plan, saleId: sale._id, version: sale.version, scope })
  expect(status).toBe(200)
  const acts = (await log({ thingId: sale._id, kind: "sale" })).data
  const both = [one.variantName, other.variantName].sort().join(", ")
  expect(acts.map(({ act, before, after }) => [act, before?.colourway_ids, after?.colourway_ids])).toEqual([
    ["changed", one.variantName, both],
    ["added", undefined, one.variantName],
  ])
}, 60_000)

test("records a change that is only in the end of a long text", async () => {
  const draft = await aDraft(owner)
  const details = (end: string) => `<p>${"Long staple cotton. ".repeat(40)}${end}</p>`
  for (const end of ["Made in Ludhiana", "Made in Amritsar"])
    expect((await change(owner, await counterRead(owner, draft._id), { details: details(end) })).status).toBe(200)
  const acts = (await log({ thingId: draft._id, kind: "product" })).data
  expect(acts.filter(({ act, after }) => act === "changed" && after?.details_html)).toHaveLength(2)
})

test("does not log shoppers' own changes, and keeps no phone, e-mail or address", async () => {
  const who = await aCustomer({ name: "Audita Person" })
  const [kept] = await sql<{ found: boolean }>(
    `select exists (select 1 from audit_entry where thing_id = $1 or concat_ws(' ', thing, before, after) ~ $2) as found`,
    [who.id, `${who.phone}|${who.email}`],
  )
  expect(kept).toEqual({ found: false })
})

test("logs a customer measured at the counter, without the measurements", async () => {
  const who = await aCustomer()
  const { measurementType, ...inches } = upperBody
  const { body } = await owner.call(measurementCalls.adminAdd, { customerId: who.id, measurementType, ...inches })
  await owner.call(measurementCalls.adminUpdate, {
    _id: body.data._id,
    version: body.data.version,
    ...inches,
    chest: 42,
  })
  const { data } = await log({ thingId: body.data._id })
  expect(data.map(({ kind, act, before, after }) => [kind, act, before, after])).toEqual([
    ["measurement", "changed", null, null],
    ["measurement", "added", null, null],
  ])
})

test("lets only the owner read it", async () => {
  for (const role of ["manager", "tailor", "packer"] as const)
    expect((await (await signInAs(role)).call(auditCalls.all)).status).toBe(403)
})

test("narrows the log by person, kind, day and name, and saves it as a file", async () => {
  const manager = await signInAs("manager")
  const coupon = await aCoupon()
  expect((await log({ staffId: manager.userId })).total).toBe(0)
  expect((await log({ search: coupon.code.toLowerCase(), kind: "coupon" })).total).toBe(1)
  expect((await log({ search: coupon.code, kind: "order" })).total).toBe(0)
  expect((await log({ search: coupon.code, to: "2001-01-01" })).total).toBe(0)
  expect(await fileOf(coupon.code)).toContain(coupon.code)
})

test("names an order by its number, in the list and in the file, and finds it by that", async () => {
  const { orderId } = await aGuestBuyer()
  const { number } = await oneRow<{ number: number }>(`select number from order_state where order_id = $1`, [orderId])
  const orderNumber = orderNumberOf(number)
  expect((await owner.call(orderCalls.update, { orderId, status: 1 })).status).toBe(200)
  const { data } = await log({ search: orderNumber })
  expect(data.map(({ thing, thingId, after }) => [thing, thingId, after])).toEqual([
    [orderNumber, orderId, { code: 1 }],
  ])
  // Its digits are also a part of the numbers of others, which are not meant.
  expect((await log({ search: `${orderNumber}0` })).total).toBe(0)
  const file = await fileOf(orderNumber.toLowerCase().replace("-", " "))
  expect(file).toContain(orderNumber)
  expect(file).toContain("Status: Order Accepted")
})

test("names a return by its number, and finds it by that", async () => {
  const { _id, returnNumber } = await asked(await delivered(owner), "return")
  expect((await steps(owner, _id, "approved")).status).toBe(200)
  const named = async (search: string) => (await log({ search })).data.map(({ thing, thingId }) => [thing, thingId])
  for (const typed of [returnNumber, returnNumber.toLowerCase().replace(/-0*/, " ")])
    expect([typed, await named(typed)]).toEqual([typed, [[returnNumber, _id]]])
  expect(await fileOf(returnNumber)).toContain("State: Approved")
}, 60_000)

test("names a batch of item ids by its number", async () => {
  const { _id, number } = await askedBatch(owner)
  expect((await log({ thingId: _id })).data.map(({ thing }) => thing)).toEqual([`Batch ${number}`])
})

test("has a trigger for every table that the log follows, and words for its columns", async () => {
  const attached = await sql<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger where tgname = 'audit' order by 1`,
  )
  expect(attached.map(({ table }) => table)).toEqual(Object.keys(AUDITED).sort())
  for (const [table, { fields }] of Object.entries(AUDITED)) {
    const columns = await sql<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1`,
      [table],
    )
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining([...fields]))
    for (const field of fields) expect(AUDIT_FIELDS[field]).toBeTruthy()
  }
})
