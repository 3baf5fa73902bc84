import type { WorkshopOrder } from "@silai/contracts/order/workshop-calls"
import { expect, test } from "vitest"
import { en } from "../../../words/en"
import { sayIn } from "../../../words/say"
import { dueWords, isLate } from "./due"

const say = sayIn({ code: "en", words: en })
const order = (change: Partial<WorkshopOrder> = {}): WorkshopOrder => ({
  _id: "order_1",
  orderNumber: "SL-000001",
  status: 1,
  stage: "accepted",
  placedAt: "",
  dueOn: "2026-11-28",
  customerName: "Navdeep Brar",
  delivery: "home",
  wish: "",
  tailor: null,
  pieces: [],
  others: 0,
  nextStatuses: [2, 3],
  ...change,
})
const on = (day: string) => Date.parse(`${day}T10:00:00+05:30`)

test("says the days left in words, with the right plural", () => {
  const wordsOn = (day: string) => dueWords(say, order(), on(day)).words
  expect(["2026-11-20", "2026-11-27", "2026-11-28", "2026-11-29", "2026-12-02"].map(wordsOn)).toEqual([
    "8 days left",
    "Due tomorrow",
    "Due today",
    "1 day late",
    "4 days late",
  ])
})

test("calls a packed parcel late when it is, but never an order that waits at the counter for its buyer", () => {
  const late = on("2026-12-02")
  expect(isLate(order({ stage: "ready" }), late)).toBe(true)
  const waits = order({ stage: "ready", delivery: "pickup" })
  expect([isLate(waits, late), dueWords(say, waits, late).words]).toEqual([false, "Waits at the counter"])
})
