import { accountCalls } from "@silai/contracts/account/calls"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { BAD_BODY, BODY, REFUSED_BODIES } from "@silai/contracts/house/limits"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { INVENTORY } from "@silai/contracts/inventory/limits"
import { expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { aBrowser } from "../../rig/customer"
import { theShop } from "../../rig/facts"
import { signInAsOwner } from "../../rig/owner"
import { aBag, askToPay, upperBody } from "../../rig/shopper"

const empties = (count: number) => ({ variants: Array.from({ length: count }, () => ({})) })

test("refuses a list that is too long by its length, before its items are read", async () => {
  const { status, body } = await aBrowser().call(catalogueCalls.checkStock, empties(4_000))
  expect([status, body.code, body.field]).toEqual([400, "house.bad_body", "variants"])
})

test("refuses a body of more parts than any call accepts", async () => {
  const at = aBrowser()
  const answers = await Promise.all([
    at.call(catalogueCalls.checkStock, empties(BODY.maxNodes)),
    at.call(catalogueCalls.checkStock, { variants: [[Array(BODY.maxNodes).fill(0)]] }),
    at.call(accountCalls.signin, Object.fromEntries(Array.from({ length: BODY.maxNames + 1 }, (_, n) => [`k${n}`, 1]))),
  ])
  for (const { status, body } of answers) expect([status, body.code]).toEqual([413, "house.too_large"])
})

test("still accepts an afternoon of counting, three hundred sizes at once, as one call", async () => {
  const owner = await signInAsOwner()
  const line = (n: number) => ({ variantId: `nothing-${n}`, size: "M", reason: "counted", set: 1, expected: 1 })
  const lines = Array.from({ length: INVENTORY.maxLines }, (_, n) => line(n))
  const { status, body } = await owner.call(inventoryCalls.updateStock, { variants: lines, note: "" })
  expect([status < 500, body.code]).toEqual([true, expect.not.stringMatching(/^house\./)])
})

test("does not repeat unknown names by the thousand", async () => {
  const strange = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`some unknown name ${n}`, 1]))
  const { status, body } = await aBrowser().call(accountCalls.signin, {
    identifier: "who@silai.example",
    password: "whatever",
    ...strange,
  })
  expect([status, body.code]).toEqual([400, "house.bad_body"])
  expect(body.message.length).toBeLessThanOrEqual(BAD_BODY.maxSentence)
})

test("soon ignores a sender of many senseless bodies for a minute; small forms from there are still read", async () => {
  const at = aBrowser()
  const words = "x".repeat(BODY.maxBytes - 1_000)
  let refused = await at.call(catalogueCalls.checkStock, { words })
  let read = 0
  for (; refused.status === 400 && read < 50; read++) refused = await at.call(catalogueCalls.checkStock, { words })
  expect([refused.status, refused.body.code]).toEqual([429, "house.refused_often"])
  expect(read).toBeLessThanOrEqual(REFUSED_BODIES.perNetwork.points / 90)
  const wait = Number(refused.headers.get("retry-after"))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(REFUSED_BODIES.perNetwork.seconds)
  expect((await at.call(accountCalls.authenticate)).status).toBe(200)
  expect((await aBrowser().call(catalogueCalls.checkStock, { words })).status).toBe(400)
})

test("reads a bag of twenty made-to-measure pieces while its network's large bodies are refused", async () => {
  const network = { "x-forwarded-for": "203.0.113.78" }
  const stranger = browser(theShop(), network)
  const words = "x".repeat(BODY.maxBytes - 1_000)
  for (let n = 0; n < 20; n++) await stranger.call(catalogueCalls.checkStock, { words })
  expect((await stranger.call(catalogueCalls.checkStock, { words })).status).toBe(429)
  const [line] = await aBag([{ slug: "classic-white-formal-shirt", size: upperBody }])
  const items = Array.from({ length: 20 }, () => line!)
  expect(JSON.stringify(items).length).toBeGreaterThan(4 * 1024)
  expect((await askToPay(browser(theShop(), network), items)).status).not.toBe(429)
})

test("reads the bodies of staff from any network", async () => {
  const network = { "x-forwarded-for": "203.0.113.77" }
  const stranger = browser(theShop(), network)
  const words = "x".repeat(BODY.maxBytes - 1_000)
  for (let n = 0; n < 20; n++) await stranger.call(catalogueCalls.checkStock, { words })
  expect((await stranger.call(catalogueCalls.checkStock, { words })).status).toBe(429)
  const owner = browser(theShop(), network)
  for (const [name, value] of (await signInAsOwner()).cookies) owner.cookies.set(name, value)
  for (let n = 0; n < 10; n++) expect((await owner.call(catalogueCalls.checkStock, { words })).status).toBe(400)
  const planted = browser(theShop(), network)
  planted.cookies.set([...owner.cookies.keys()].find((name) => name.includes("staff")) ?? "", "made-up")
  expect((await planted.call(catalogueCalls.checkStock, { words })).status).toBe(429)
})
