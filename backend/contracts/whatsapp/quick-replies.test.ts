import { expect, test } from "vitest"
import {
  FIRST_QUICK_REPLIES,
  filledReply,
  isShortcut,
  lacksOrder,
  shortcutTwice,
  unknownPlaceholders,
} from "./quick-replies"

test.each([
  ["Namaste {name}, this is {me}.", { name: "Asha", me: "Meera" }, "Namaste Asha, this is Meera."],
  ["Namaste {name}, welcome.", {}, "Namaste, welcome."],
  ["Your order {order} is {status}.", { order: "SL-000042", status: " " }, "Your order SL-000042 is."],
  ["{name} {name}", { name: "Asha" }, "Asha Asha"],
  ["A {price} and {name}", { name: "$&" }, "A {price} and $&"],
])("fills in %s with %o as %s", (text, filling, filled) => {
  expect(filledReply(text, filling)).toBe(filled)
})

test.each([
  ["Your order {order} is now: {status}.", { order: "SL-000042", status: "Packed" }, false],
  ["Your order {order} is now: {status}.", { order: "SL-000042", status: " " }, true],
  ["Your order {order}.", {}, true],
  ["Thank you, {name}.", {}, false],
])("knows whether %s lacks an order with %o: %s", (text, filling, lacks) => {
  expect(lacksOrder(text, filling)).toBe(lacks)
})

test("never shows a customer a placeholder of the shop's own replies", () => {
  for (const { text, shortcut } of FIRST_QUICK_REPLIES.replies) {
    expect([shortcut, unknownPlaceholders(text)]).toEqual([shortcut, []])
    expect(filledReply(text, {})).not.toContain("{")
    expect(isShortcut(shortcut)).toBe(true)
  }
  expect(shortcutTwice(FIRST_QUICK_REPLIES.replies)).toBeNull()
})

test("requires a shortcut of one word of letters and digits, in any script, and each only once", () => {
  expect(["size", "नाप", "size-2", "a_b"].every(isShortcut)).toBe(true)
  expect(["", "two words", "/size", "x".repeat(25)].some(isShortcut)).toBe(false)
  const replies = ["Size", "order", "size"].map((shortcut) => ({ shortcut, text: "x" }))
  expect(shortcutTwice(replies)).toBe("size")
  expect(unknownPlaceholders("{name} {price} {order}")).toEqual(["price"])
})
