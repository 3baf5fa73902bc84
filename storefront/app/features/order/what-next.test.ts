import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { expect, test } from "vitest"
import { ahead, isAwaited, standing } from "./what-next"

test("names the making, the courier and the delivery as a new order's next steps", () => {
  expect(ahead({ status: 0, delivery: "home", hasCustom: false, lines: [] }).map(({ title }) => title)).toEqual([
    "Made ready",
    "Shipped",
    "At your door",
  ])
})

test("names the shop to a collecting shopper, not couriers", () => {
  expect(ahead({ status: 1, delivery: "pickup", hasCustom: true, lines: [] }).map(({ title }) => title)).toEqual([
    "Made for you",
    "Ready to collect",
  ])
})

test("has no next steps and no expected day for a finished order", () => {
  for (const status of [6, 8, 9, 10, 12]) {
    expect(ahead({ status, delivery: "home", hasCustom: false, lines: [] })).toEqual([])
    expect(isAwaited({ status })).toBe(false)
  }
})

test("has a sentence for every state an order can be in", () => {
  for (let status = 0; status <= 12; status++)
    expect(standing({ status, delivery: "home", hasCustom: false, lines: [] })).not.toBe("")
})

test("does not claim that a buyer who pays at the counter has paid", () => {
  const order = { status: 0, delivery: "pickup" as const, hasCustom: false, lines: [] }
  expect(standing({ ...order, paymentStatus: "due" })).toContain("you pay when you collect it")
  expect(standing({ ...order, delivery: "home", paymentStatus: "due" })).toContain("you pay the courier in cash")
  expect(standing({ ...order, paymentStatus: "captured" })).toContain("your payment")
})

test("speaks of measurements only where a piece is cut to them, not where a standard size is made", () => {
  const made = (size: string) => {
    const lines = [{ name: "Trousers", size, quantity: 1, thumbnail: null, orderType: "custom" as const }]
    const order = { delivery: "home", hasCustom: true, lines } as const
    return [standing({ ...order, status: 1 }), ...ahead({ ...order, status: 1 }).map(({ words }) => words)].join(" ")
  }
  expect(made(CUSTOM_SIZE)).toMatch(/made-to-measure .* to your measurements/)
  expect(made("L")).not.toMatch(/measure/)
  expect(made("L")).toContain("adds a few days")
})
