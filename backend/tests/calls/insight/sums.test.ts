import { insightCalls, type InsightReport } from "@silai/contracts/insight/calls"
import { INSIGHT, INSIGHT_TRIES } from "@silai/contracts/insight/limits"
import { beforeAll, beforeEach, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 60_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
// Of this shop, so that no other test's visits are among them.
beforeEach(() => sql(`delete from insight_day`))

const report = async (days: 7 | 30 | 90 = 7): Promise<InsightReport> =>
  (await owner.call(insightCalls.report, { days })).body.data
const logs = (events: unknown[], at = aBrowser()) => at.post(insightCalls.log.path, { consent: true, events })

test("adds batches up by day, and reports them with the most important first", async () => {
  const { product_id: variantId } = await oneRow<{ product_id: string }>(
    `select product_id from listing where slug = 'classic-white-formal-shirt'`,
  )
  const visit = [
    { name: "visit", source: "search" },
    { name: "step", step: "product" },
    { name: "step", step: "bag" },
    { name: "searchWithoutResult", words: "Linen  Kurta" },
    { name: "sizeMissing", variantId, size: "XXL" },
    { name: "sizeMissing", variantId: "prod_none", size: "M" },
    { name: "measuringBegun", type: "upperBody" },
  ]
  expect((await logs(visit)).status).toBe(200)
  await logs([...visit.slice(0, 4), { name: "measuringFinished", type: "upperBody" }])
  await logs([
    { name: "visit", source: "direct" },
    { name: "searchWithoutResult", words: "98140 12345" },
  ])
  const found = await report()
  expect(found).toMatchObject({
    visits: 3,
    sources: [
      { source: "search", count: 2 },
      { source: "direct", count: 1 },
    ],
    searches: [{ words: "linen kurta", count: 2 }],
    sizes: [{ _id: variantId, name: "Classic White Formal Shirt", size: "XXL", count: 1 }],
  })
  expect(found.funnel.slice(0, 3)).toEqual([
    { step: "product", count: 2 },
    { step: "bag", count: 2 },
    { step: "checkout", count: 0 },
  ])
  expect(found.measuring[0]).toEqual({ type: "upperBody", begun: 1, finished: 1 })
  expect(found.byDay).toEqual([{ day: found.to, visits: 3, orders: 0 }])
  await sql(`update insight_day set day = day - 10`)
  expect((await report(7)).visits).toBe(0)
  expect((await report(30)).visits).toBe(3)
})

test("counts all of ten batches at the same moment", async () => {
  await sql(`delete from insight_day`)
  await Promise.all(
    Array.from({ length: 10 }, () =>
      logs([
        { name: "step", step: "order" },
        { name: "visit", source: "mail" },
      ]),
    ),
  )
  const found = await report()
  expect([found.visits, found.funnel.at(-1)!.count]).toEqual([10, 10])
})

test("accepts nothing without consent, with unknown names or fields, or in batches that are too long", async () => {
  await sql(`delete from insight_day`)
  const event = { name: "visit", source: "direct" }
  const refused = [
    { events: [event] },
    { consent: false, events: [event] },
    { consent: true, events: [] },
    { consent: true, events: [{ name: "click", on: "everything" }] },
    { consent: true, events: [{ ...event, email: "asha@example.in" }] },
    { consent: true, events: [event], userId: "cus_1" },
    { consent: true, events: Array(INSIGHT.maxEvents + 1).fill(event) },
    { consent: true, events: [{ name: "searchWithoutResult", words: "x".repeat(INSIGHT.maxWords + 1) }] },
  ]
  for (const body of refused)
    expect([JSON.stringify(body).slice(0, 80), (await aBrowser().post(insightCalls.log.path, body)).status]).toEqual([
      JSON.stringify(body).slice(0, 80),
      400,
    ])
  const padded = await aBrowser().send(insightCalls.log.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ consent: true, events: [event] }) + " ".repeat(INSIGHT.maxBytes),
  })
  expect(padded.status).toBe(413)
  expect((await report()).visits).toBe(0)
})

test("stores a limited number of new searches a day, and still counts known ones", async () => {
  await sql(`delete from insight_day`)
  await logs([{ name: "searchWithoutResult", words: "known" }])
  await sql(
    `insert into insight_day (day, name, key, count) select (now() at time zone 'Asia/Kolkata')::date, 'searchWithoutResult', 'made up ' || n, 1 from generate_series(1, $1) n`,
    [INSIGHT.maxSearchesADay],
  )
  await logs([
    { name: "searchWithoutResult", words: "known" },
    { name: "searchWithoutResult", words: "one more" },
  ])
  const kept = await sql<{ key: string; count: number }>(
    `select key, count::int as count from insight_day where key in ('known', 'one more')`,
  )
  expect(kept).toEqual([{ key: "known", count: 2 }])
})

test("limits how much one network can count, without saying so", async () => {
  await sql(`delete from insight_day`)
  const at = aBrowser()
  await logs([{ name: "visit", source: "other" }], at)
  await sql(`update rate_limit set points = $1 where starts_with(key, 'insight:')`, [INSIGHT_TRIES.points])
  expect((await logs([{ name: "visit", source: "other" }], at)).status).toBe(200)
  expect((await report()).visits).toBe(1)
  await sql(`delete from rate_limit where starts_with(key, 'insight:')`)
})

test("lets only those who see the dashboard read the sums", async () => {
  expect((await (await signInAs("manager")).call(insightCalls.report, {})).status).toBe(200)
  for (const role of ["tailor", "packer"] as const)
    expect((await (await signInAs(role)).call(insightCalls.report, {})).status).toBe(403)
  expect((await owner.post(insightCalls.report.path, { days: 12 })).status).toBe(400)
})

test("deletes sums of long ago", async () => {
  await sql(
    `insert into insight_day (day, name, key, count) values ((now() at time zone 'Asia/Kolkata')::date - $1::int, 'visit', 'direct', 1)`,
    [INSIGHT.storedDays + 1],
  )
  await eventually(
    "they are deleted",
    async () => (await sql(`select 1 from insight_day where day < now() - interval '399 days'`)).length === 0,
    50_000,
  )
})
