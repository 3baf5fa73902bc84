import { shopCalls } from "@silai/contracts/shop/calls"
import type { Announcement } from "@silai/contracts/shop/sections"
import { afterEach, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { untilReceived } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards } from "../../rig/sql"

closeSqlAfterwards()
const section = "announcement" as const
const owner = await signInAsOwner()
const none: Announcement = { shown: false, text: "", link: "" }
const diwali: Announcement = { shown: true, text: "Orders until 5 November arrive before Diwali", link: "/explore" }

const history = async () => (await owner.call(shopCalls.history, { section })).body.data
const write = async (values: Announcement, at: Browser = owner) =>
  at.call(shopCalls.update, { section, values, version: (await history())[0]!.version })
const seen = async () => (await browser().call(shopCalls.settings)).body.data.announcement

afterEach(() => write(none))

test("shows an announcement to everyone at once", async () => {
  expect((await write(diwali)).status).toBe(200)
  expect(await seen()).toEqual(diwali)
  await write(none)
  expect(await seen()).toEqual(none)
  await untilReceived("silai.shop-settings.updated", section)
})

test("names the author and time of each version, back to the original", async () => {
  const manager = await signInAs("manager")
  const { body } = await write(diwali, manager)
  const [latest] = await history()
  expect(latest).toEqual(body.data)
  expect(latest).toMatchObject({ values: diwali, changedBy: expect.stringContaining("manager") })
  expect(Date.now() - Date.parse(latest!.changedAt!)).toBeLessThan(60_000)
  expect((await history()).at(-1)).toEqual({ section, version: 0, values: none, changedAt: null, changedBy: null })
})

test("refuses the second of two people who change it at once", async () => {
  const { version } = (await history())[0]!
  const answers = await Promise.all(
    [diwali, none].map((values) => owner.call(shopCalls.update, { section, values, version })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe("shop.settings_changed")
})

test("lets only staff who may change the settings change them", async () => {
  for (const role of ["tailor", "packer"] as const) {
    const at = await signInAs(role)
    expect((await at.call(shopCalls.history, { section })).status).toBe(403)
    expect((await at.call(shopCalls.update, { section, values: none, version: 0 })).status).toBe(403)
  }
  expect((await browser().call(shopCalls.history, { section })).status).toBe(401)
})

test.each([
  ["a link to another site", { ...diwali, link: "https://elsewhere.example" }],
  ["a link that a browser takes for another site", { ...diwali, link: "//elsewhere.example" }],
  ["a link that a browser turns into another site", { ...diwali, link: "/\\elsewhere.example" }],
  ["a link that leads to another host once its dots are gone", { ...diwali, link: "/.//evil.example" }],
  ["the same with a sign for each dot", { ...diwali, link: "/%2E//evil.example" }],
  ["a link out of the folder", { ...diwali, link: "/shop/../..//evil.example" }],
  ["a script in place of a link", { ...diwali, link: "javascript:alert(1)" }],
  ["a line without words", { ...diwali, text: "  " }],
  ["a line that is longer than a line", { ...diwali, text: "a".repeat(141) }],
])("refuses %s", async (_what, values) => {
  const before = await history()
  const { status, body } = await owner.call(shopCalls.update, { section, values, version: before[0]!.version })
  expect([status, body.code]).toEqual([400, "house.bad_body"])
  expect(await history()).toEqual(before)
})
