import { expect, test } from "vitest"
import { gatewaysIn } from "./gateways"

test("one gateway takes all payments, or each way to get an order has its own", () => {
  expect(gatewaysIn({ gateway: "razorpay" })).toEqual({ home: "razorpay", pickup: "razorpay" })
  expect(gatewaysIn({ gateway: { home: "razorpay", pickup: "counter" } })).toEqual({
    home: "razorpay",
    pickup: "counter",
  })
})

test("a shop whose payments are not set up does not start, and says which way has nobody to take the money", () => {
  for (const options of [undefined, {}, { gateway: "" }, { gateway: { home: "razorpay" } }])
    expect(() => gatewaysIn(options)).toThrow("a name for each of home and pickup")
})
