import type { ReturnOption } from "@silai/contracts/returns/calls"
import { expect, test } from "vitest"
import {
  kindsOf,
  lastDaysOf,
  linesFor,
  linesToSend,
  moneyOf,
  newPiece,
  untilSentence,
  wrongPieces,
} from "./request-rules"
import { returnWords } from "./words"

const line = (itemId: string, change: Partial<ReturnOption> = {}): ReturnOption => ({
  itemId,
  cameWith: null,
  until: null,
  name: "Classic White Formal Shirt",
  slug: "classic-white-formal-shirt",
  color: "White",
  size: "M",
  thumbnail: null,
  quantity: 2,
  open: 2,
  kinds: ["return", "exchange"],
  why: "",
  refundRupees: [799, 1597.99],
  sizes: [{ size: "L", free: 3 }],
  ...change,
})
const rules = { feeRupees: 100, freeReasons: ["faulty" as const], leftRupees: 5000 }
const shirt = line("0")
const custom = line("1", { kinds: ["alteration"], size: "Custom Size" })
const taken = line("2", { open: 0 })

test("offers only kinds that some piece allows, and pieces without a request", () => {
  expect(kindsOf([shirt, custom])).toEqual(["return", "exchange", "alteration"])
  expect(kindsOf([custom])).toEqual(["alteration"])
  expect(kindsOf([taken])).toEqual([])
  expect(linesFor([shirt, custom, taken], "return")).toEqual([shirt])
})

test("names the first last day, and the latest only for some pieces", () => {
  const [soon, late] = ["2026-12-06T18:29:59.999Z", "2026-12-18T18:29:59.999Z"]
  const [first, came] = [line("0", { until: soon }), line("0/RT-000002", { until: late })]
  expect(untilSentence([first, line("1", { until: soon })])).toBe("You can ask until 6 Dec 2026.")
  expect(untilSentence([came, first])).toBe("You can ask until 6 Dec 2026, for some pieces until 18 Dec 2026.")
  expect(untilSentence([line("0", { until: soon, kinds: [] }), came])).toBe("You can ask until 18 Dec 2026.")
  expect(untilSentence([line("0", { until: soon, kinds: [] })])).toBeNull()
  expect(lastDaysOf([came, first])).toEqual([soon, late])
})

test("computes the refund after the fee to the paisa, and never below zero", () => {
  const two = { "0": { ...newPiece, quantity: 2 } }
  expect(moneyOf([shirt], "return", two, rules)).toEqual({
    pieces: 2,
    goods: 1597.99,
    short: 0,
    fee: 100,
    isFree: false,
    back: 1497.99,
  })
  const cheap = line("3", { refundRupees: [60] })
  expect(moneyOf([cheap], "return", { "3": newPiece }, rules)).toMatchObject({ goods: 60, back: 0 })
  const many = Array.from({ length: 3 }, (_, at) => line(`${at}`, { refundRupees: [0.1] }))
  const each = Object.fromEntries(many.map(({ itemId }) => [itemId, newPiece]))
  expect(moneyOf(many, "return", each, { feeRupees: 0, freeReasons: [], leftRupees: 5000 }).back).toBe(0.3)
})

test("promises no more than is left of the order's payment, less the fee", () => {
  const two = { "0": { ...newPiece, quantity: 2 } }
  const money = (leftRupees: number) => moneyOf([shirt], "return", two, { ...rules, leftRupees })
  expect(money(797.99)).toMatchObject({ goods: 1597.99, short: 800, fee: 100, back: 697.99 })
  expect(money(0)).toMatchObject({ goods: 1597.99, short: 1597.99, back: 0 })
})

test("takes no fee off once every reason is one of the shop's own mistakes", () => {
  const money = (reason: "" | "faulty" | "tooSmall") =>
    moneyOf([shirt], "return", { "0": { ...newPiece, reason } }, rules)
  expect(money("faulty")).toMatchObject({ fee: 0, isFree: true, back: 799 })
  expect(money("tooSmall")).toMatchObject({ fee: 100, isFree: false, back: 699 })
  expect(money("")).toMatchObject({ fee: 100, back: 699 })
})

test("moves no money for an exchange or an alteration", () => {
  expect(moneyOf([shirt], "exchange", { "0": newPiece }, rules)).toEqual({
    pieces: 1,
    goods: 0,
    short: 0,
    fee: 0,
    isFree: false,
    back: 0,
  })
})

test("never requests more than is left, nor a piece of another kind", () => {
  const chosen = { "0": { ...newPiece, quantity: 9, reason: "tooSmall" as const }, "1": newPiece, "2": newPiece }
  expect(linesToSend([shirt, custom, taken], "return", chosen)).toEqual([
    { itemId: "0", quantity: 2, reason: "tooSmall", note: "" },
  ])
})

test("requires a reason for each piece, a size for an exchange, and a description for an alteration", () => {
  expect(wrongPieces([shirt], "return", { "0": newPiece })).toEqual({ "0": { reason: returnWords.wantedReason } })
  const reasoned = { ...newPiece, reason: "tooLarge" as const }
  expect(wrongPieces([shirt], "exchange", { "0": reasoned })).toEqual({ "0": { toSize: returnWords.wantedSize } })
  expect(wrongPieces([custom], "alteration", { "1": { ...reasoned, note: " " } })).toEqual({
    "1": { note: returnWords.wantedNote },
  })
  expect(wrongPieces([shirt], "exchange", { "0": { ...reasoned, toSize: "L" } })).toEqual({})
})
