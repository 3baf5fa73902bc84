import { expect, test } from "vitest"
import { gatewaysIn } from "./gateways"

test("one gateway takes all payments, or each delivery method has its own", () => {
  expect(gatewaysIn({ gateway: "razorpay" })).toEqual({ home: "razorpay", pickup: "razorpay" })
  expect(gatewaysIn({ gateway: { home: "razorpay", pickup: "counter" } })).toEqual({
    home: "razorpay",
    pickup: "counter",
  })
})

test("a shop whose payments are not set up does not start, and says which delivery method has no gateway", () => {
  for (const options of [undefined, {}, { gateway: "" }, { gateway: { home: "razorpay" } }])
    expect(() => gatewaysIn(options)).toThrow("a name for each of home and pickup")
})
