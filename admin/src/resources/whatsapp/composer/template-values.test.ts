import { codeOf } from "@silai/contracts/order/status"
import { expect, test } from "vitest"
import { filledTemplate, valueKeys, valuesFor } from "./template-values"

const order = {
  _id: "order_1",
  orderNumber: "SL-000042",
  placedAt: "2026-11-20T10:00:00Z",
  status: 4,
  goods: "Classic White Formal Shirt",
  units: 1,
  hasCustom: false,
  totalRupees: 999,
  refundedRupees: 0,
  asGuest: true,
  path: "/order-confirmation/order_1#key=abc",
}

test("fills a template with the customer's name and the order, and links to that order by its button", () => {
  expect(valuesFor("Asha", order)).toMatchObject({
    order: "order_1",
    value1: "Asha",
    value2: "SL-000042",
    value3: "",
    path: "order-confirmation/order_1#key=abc",
  })
  expect(valuesFor("", undefined)).toMatchObject({ order: "", value1: "", value2: "", path: "track-order" })
})

test.each([
  ["accepted", "order_accepted"],
  ["shipped", "order_shipped"],
  ["delivered", "order_delivered"],
  ["cancelledByShop", "order_cancelled"],
  ["placed", ""],
  ["inProgress", ""],
  ["readyForPickup", ""],
  ["returned", ""],
] as const)("chooses for an order that is %s the template “%s”", (key, template) => {
  expect(valuesFor("Asha", { ...order, status: codeOf(key) }).template).toBe(template)
  expect(valuesFor("Asha", undefined).template).toBe("")
})

test("fills written values into the preview, and marks missing ones", () => {
  const text = "Hello {{1}}, your order {{2}} is on its way with {{3}}."
  const values = { value1: "Asha", value2: " SL-000042 ", value3: " " }
  expect(filledTemplate(text, values)).toBe("Hello Asha, your order SL-000042 is on its way with {{3}}.")
  expect(filledTemplate(text, undefined)).toBe(text)
  expect(valueKeys(3)).toEqual(["value1", "value2", "value3"])
})
