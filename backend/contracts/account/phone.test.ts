import { expect, test } from "vitest"
import { PHONE } from "./limits"
import { phoneOf } from "./phone"

test.each([
  "9876543210",
  "+919876543210",
  "919876543210",
  "09876543210",
  "+91 98765 43210",
  "098765-43210",
  "(98765) 43210",
  " 98765.43210 ",
  "+91-98765-43210",
  "0091 98765 43210",
  "0 98765 43210",
  "\u202a+91 98765\u00a043210\u202c",
])("reads %j as the same phone, however it is written", (written) => expect(phoneOf(written)).toBe("9876543210"))

test.each([
  "1234567890",
  "98765",
  "+1 987 654 3210",
  "98765432100",
  "++919876543210",
  "9876543210x",
  "+91 98765 432",
  "",
])("takes %j for no Indian mobile number", (written) => expect(PHONE.pattern.test(phoneOf(written))).toBe(false))

test("does not cut short a number that begins with 91", () => expect(phoneOf("9198765432")).toBe("9198765432"))

test.each(["9876543210", "+91 98765 43210", "91 98765-43210", "0091 98765 43210", "098765 43210", "(098765) 43210"])(
  "reads %s as that phone when it is typed key by key into a field",
  (keys) => expect([...keys].reduce((field, key) => phoneOf(field + key), "")).toBe("9876543210"),
)

test("leaves a number that is too long as it was typed, and takes it for no phone", () => {
  const typed = [..."98765432101"].reduce((field, key) => phoneOf(field + key), "")
  expect([typed, PHONE.pattern.test(typed)]).toEqual(["98765432101", false])
})
