import type { BoughtLine, BoughtWhole } from "@silai/contracts/order/service"
import { STATUS_CODES } from "@silai/contracts/order/status"
import { returnWhy } from "@silai/contracts/returns/messages"
import { expect, test } from "vitest"
import { possibleFor, whyNotNow } from "./options"

const line: BoughtLine = {
  itemId: "0",
  colourwayId: "c",
  variantId: "v",
  inventoryItemId: "i",
  name: "Shirt",
  slug: "shirt",
  colour: "White",
  size: "M",
  thumbnail: null,
  quantity: 2,
  isCustom: false,
  orderType: "readymade",
  paidPaise: 100,
}
const order = (change: Partial<BoughtWhole>) =>
  ({ code: 6, deliveredAt: new Date("2026-11-20T10:00:00Z"), isDue: false, isOwed: false, ...change }) as BoughtWhole
const rules = { windowDays: 7, feePaise: 0, freeReasons: [] }
const at = (moment: string) => new Date(moment)

test("lets a request be made once an order is delivered or collected, until the last day is over", () => {
  const day = at("2026-11-21T10:00:00Z")
  expect(STATUS_CODES.filter((code) => whyNotNow(order({ code }), rules, day) === "")).toEqual([6, 8])
  expect(whyNotNow(order({}), rules, at("2026-11-27T18:29:00Z"))).toBe("")
  expect(whyNotNow(order({}), rules, at("2026-11-27T18:30:00Z"))).toBe(returnWhy.over("27 November 2026"))
  const owed = { isDue: true, isOwed: true }
  expect(whyNotNow(order({ ...owed, code: 8 }), rules, day)).toBe(returnWhy.notPaid)
  expect(whyNotNow(order(owed), rules, day), "the courier has had the cash").toBe("")
  expect(whyNotNow(order({ isDue: true, code: 8 }), rules, day), "its share pays for what is left").toBe("")
})

test("allows only an alteration for a made-to-measure piece, and none for others", () => {
  const none = { quantity: 0, paidPaise: 0 }
  const sizes = [{ size: "L", free: 1 }]
  expect(possibleFor({ ...line, isCustom: true }, none, sizes)).toMatchObject({ kinds: ["alteration"] })
  expect(possibleFor(line, none, sizes)).toMatchObject({ kinds: ["return", "exchange"], open: 2 })
  expect(possibleFor(line, none, [{ size: "L", free: 0 }])).toMatchObject({ kinds: ["return"] })
  expect(possibleFor(line, { quantity: 2, paidPaise: 100 }, sizes)).toMatchObject({ kinds: [], open: 0 })
})
