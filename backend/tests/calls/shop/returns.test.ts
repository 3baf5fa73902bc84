import { shopCalls } from "@silai/contracts/shop/calls"
import { FIRST_SETTINGS, sectionOnWire } from "@silai/contracts/shop/sections"
import { afterEach, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, oneRow } from "../../rig/sql"

closeSqlAfterwards()
const section = "returns" as const
const first = sectionOnWire("returns", FIRST_SETTINGS.returns)
const owner = await signInAsOwner()
const history = async () => (await owner.call(shopCalls.history, { section })).body.data
const write = async (values: typeof first, at = owner) =>
  at.call(shopCalls.update, { section, values, version: (await history())[0]!.version })
const seen = async () => (await browser().call(shopCalls.settings)).body.data.returns

afterEach(() => write(first))

test("starts with seven days and a fee of 100 rupees, but none for the shop's own mistakes", () => {
  expect(first).toEqual({ windowDays: 7, feeRupees: 100, freeReasons: ["faulty", "wrongPiece"] })
})

test("shows a longer time and another fee to everyone at once, to the paisa", async () => {
  const longer = { windowDays: 15, feeRupees: 149, freeReasons: ["notAsShown" as const] }
  expect((await write(longer)).body.data.values).toEqual(longer)
  expect(await seen()).toEqual(longer)
  expect((await history())[0]!.values).toEqual(longer)
  const kept = await oneRow<{ value: object }>(
    `select value from shop_setting where section = $1 order by version desc limit 1`,
    [section],
  )
  expect(kept.value).toEqual({ windowDays: 15, feePaise: 14_900, freeReasons: ["notAsShown"] })
})

test("allows free returns", async () => {
  const nothing = { windowDays: 30, feeRupees: 0, freeReasons: [] }
  await write(nothing)
  expect(await seen()).toEqual(nothing)
})

test("lets no packer change the rules of returns", async () => {
  expect((await write(first, await signInAs("packer"))).status).toBe(403)
})

test.each([
  ["no day at all", { ...first, windowDays: 0 }],
  ["more days than a season", { ...first, windowDays: 91 }],
  ["half a day", { ...first, windowDays: 1.5 }],
  ["a fee below nothing", { ...first, feeRupees: -1 }],
  ["a fee above what a piece costs", { ...first, feeRupees: 5_001 }],
  ["an unknown reason", { ...first, freeReasons: ["rain"] as never }],
  ["half a rupee", { ...first, feeRupees: 99.5 }],
])("refuses %s", async (_what, values) => {
  const before = await history()
  const { status, body } = await write(values)
  expect([status, body.code]).toEqual([400, "house.bad_body"])
  expect(await history()).toEqual(before)
})
