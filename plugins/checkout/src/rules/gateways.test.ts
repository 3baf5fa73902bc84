import { expect, test } from "vitest"
import { gatewaysIn } from "./gateways"

test("lets one gateway take all payments, or each delivery method have its own", () => {
  expect(gatewaysIn({ gateway: "razorpay" })).toEqual({ home: "razorpay", pickup: "razorpay" })
  expect(gatewaysIn({ gateway: { home: "razorpay", pickup: "counter" } })).toEqual({
    home: "razorpay",
    pickup: "counter",
  })
})

test("does not start a shop whose payments are not set up, and says which delivery method has no gateway", () => {
  for (const options of [undefined, {}, { gateway: "" }, { gateway: { home: "razorpay" } }])
    expect(() => gatewaysIn(options)).toThrow("a name for each of home and pickup")
})
