import { expect, test } from "vitest"
import { ahead, isAwaited, standing } from "./what-next"

test("tells a new order's owner of the making, the courier and the door", () => {
  expect(ahead({ status: 0, delivery: "home", hasCustom: false }).map(({ title }) => title)).toEqual([
    "Made ready",
    "Shipped",
    "At your door",
  ])
})

test("tells a collecting shopper of the shop, not of couriers", () => {
  expect(ahead({ status: 1, delivery: "pickup", hasCustom: true }).map(({ title }) => title)).toEqual([
    "Made for you",
    "Ready to collect",
  ])
})

test("has nothing ahead, and no day to wait for, once an order has ended", () => {
  for (const status of [6, 8, 9, 10, 12]) {
    expect(ahead({ status, delivery: "home", hasCustom: false })).toEqual([])
    expect(isAwaited({ status })).toBe(false)
  }
})

test("has a sentence for every state an order can be in", () => {
  for (let status = 0; status <= 12; status++)
    expect(standing({ status, delivery: "home", hasCustom: false })).not.toBe("")
})

test("who pays at the counter is not told that the money is here", () => {
  const order = { status: 0, delivery: "pickup", hasCustom: false } as const
  expect(standing({ ...order, paymentStatus: "due" })).toContain("you pay when you collect it")
  expect(standing({ ...order, paymentStatus: "captured" })).toContain("your payment")
})
