import { expect, test } from "vitest"
import { signHex, verifyCheckoutSignature, verifyWebhookSignature } from "./signature"

const secret = "the-key-secret"
const good = signHex("order_A1|pay_B2", secret)

test("accepts the signature that Razorpay makes for an order and its payment", () => {
  expect(verifyCheckoutSignature("order_A1", "pay_B2", good, secret)).toBe(true)
  expect(verifyCheckoutSignature("order_A1", "pay_B2", good.toUpperCase(), secret)).toBe(true)
})

test.each([
  ["another order", "order_A2", "pay_B2", good],
  ["another payment", "order_A1", "pay_B3", good],
  ["a shortened signature", "order_A1", "pay_B2", good.slice(0, 63)],
  ["a lengthened signature", "order_A1", "pay_B2", `${good}0`],
  ["an empty signature", "order_A1", "pay_B2", ""],
  ["no signature", "order_A1", "pay_B2", undefined],
  ["a signature that is a list", "order_A1", "pay_B2", [good]],
  ["letters outside hexadecimal", "order_A1", "pay_B2", "z".repeat(64)],
  ["a signature in wide characters", "order_A1", "pay_B2", "é".repeat(64)],
  ["an order id that is an object", { id: "order_A1" }, "pay_B2", good],
  ["no ids at all", undefined, undefined, signHex("undefined|undefined", secret)],
  ["empty ids", "", "", signHex("|", secret)],
  ["a separator moved between the ids", "order_A1|pay_B2", "", signHex("order_A1|pay_B2|", secret)],
  ["a separator smuggled into the payment id", "order_A1", "x|pay_B2", signHex("order_A1|x|pay_B2", secret)],
])("does not believe %s", (_what, orderId, paymentId, signature) => {
  expect(verifyCheckoutSignature(orderId, paymentId, signature, secret)).toBe(false)
})

test("accepts nothing without a secret, not even a signature made with an empty one", () => {
  expect(verifyCheckoutSignature("order_A1", "pay_B2", signHex("order_A1|pay_B2", ""), "")).toBe(false)
  expect(verifyWebhookSignature("{}", signHex("{}", ""), ["", undefined])).toBe(false)
})

test("accepts a webhook under the current secret and under the previous one", () => {
  const body = Buffer.from('{"event":"order.paid", "amount": 79900}')
  expect(verifyWebhookSignature(body, signHex(body, "new"), ["new", "old"])).toBe(true)
  expect(verifyWebhookSignature(body, signHex(body, "old"), ["new", "old"])).toBe(true)
  expect(verifyWebhookSignature(body, signHex(body, "old"), ["new", undefined])).toBe(false)
})

test("accepts a webhook's bytes as they came: with odd blanks, and the sign of the rupee escaped or not", () => {
  const escaped = Buffer.from('{ "event" :"order.paid",\n  "note":"\\u20b9 799" }')
  const plain = Buffer.from('{"event":"order.paid","note":"₹ 799"}')
  expect(JSON.parse(escaped.toString())).toEqual(JSON.parse(plain.toString()))
  for (const body of [escaped, plain]) expect(verifyWebhookSignature(body, signHex(body, "new"), ["new"])).toBe(true)
  expect(verifyWebhookSignature(plain, signHex(escaped, "new"), ["new"])).toBe(false)
  expect(
    verifyWebhookSignature(Buffer.from(JSON.stringify(JSON.parse(escaped.toString()))), signHex(escaped, "new"), [
      "new",
    ]),
  ).toBe(false)
})

test("refuses a webhook whose body was changed", () => {
  const body = '{"event":"order.paid", "amount": 79900}'
  expect(verifyWebhookSignature(JSON.stringify(JSON.parse(body)), signHex(body, "new"), ["new"])).toBe(false)
  expect(verifyWebhookSignature({ event: "order.paid" }, signHex(body, "new"), ["new"])).toBe(false)
  expect(verifyWebhookSignature("", signHex("", "new"), ["new"])).toBe(false)
})
