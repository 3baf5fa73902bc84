import { expect, test } from "vitest"
import { dateTimeOf, money, phoneOf, waited, writeDatesIn } from "./format"

test("writes money the Indian way", () => {
  expect(money(123456)).toBe("₹1,23,456")
  expect(money(799.5)).toBe("₹799.50")
})

test("writes dates in the shop's time zone, whatever the computer's", () => {
  expect(dateTimeOf("2026-11-20T20:00:00Z")).toBe("21 Nov 2026, 1:30 am")
})

test("writes the months in Hindi after Hindi is chosen, and in English again afterwards", () => {
  writeDatesIn("hi-IN")
  expect(dateTimeOf("2026-11-20T20:00:00Z")).toBe("21 नव॰ 2026, 1:30 am")
  writeDatesIn(null)
  expect(dateTimeOf("2026-11-20T20:00:00Z")).toBe("21 Nov 2026, 1:30 am")
})

test("writes waiting time in words", () => {
  const now = Date.parse("2026-11-21T12:00:00Z")
  expect(waited("2026-11-21T11:59:40Z", now)).toBe("less than a minute")
  expect(waited("2026-11-21T11:59:00Z", now)).toBe("1 minute")
  expect(waited("2026-11-21T03:00:00Z", now)).toBe("9 hours")
  expect(waited("2026-11-18T03:00:00Z", now)).toBe("3 days")
  writeDatesIn("hi-IN")
  expect(waited("2026-11-21T03:00:00Z", now)).toBe("9 घंटे")
  expect(waited("2026-11-21T11:59:40Z", now)).toBe("1 मिनट")
  expect(waited("2026-11-21T03:00:00Z", now, "en-IN")).toBe("9 hours")
  writeDatesIn(null)
})

test("groups phone numbers for reading out", () => {
  expect(phoneOf("9814012345")).toBe("+91 98140 12345")
  expect(phoneOf("+919814012345")).toBe("+91 98140 12345")
  expect(phoneOf("98••••••45")).toBe("98••••••45")
})
