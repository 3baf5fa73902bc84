import { shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { expect, test } from "vitest"
import { readPins, writePins } from "./pin-ranges"

test("reads PIN codes one by one or as ranges, and shows them as they were typed", () => {
  const ranges = [
    { from: "141001", to: "141020" },
    { from: "160017", to: "160017" },
  ]
  expect(readPins("141001-141020, 160017")).toEqual(ranges)
  expect(readPins(" 141 001 to 141020 ;\n160017,")).toEqual(ranges)
  expect(writePins(ranges)).toBe("141001-141020, 160017")
  expect(readPins("")).toEqual([])
})

test.each([
  ["14100", shippingFeeMessages.pinShape],
  ["014100", shippingFeeMessages.pinShape],
  ["141001-", shippingFeeMessages.pinShape],
  ["141001-141002-141003", shippingFeeMessages.pinShape],
  ["Ludhiana", shippingFeeMessages.pinShape],
  ["141020-141001", shippingFeeMessages.rangeBackwards],
])("reports %j as wrong", (text, wrong) => expect(readPins(text)).toBe(wrong))
