import { expect, test } from "vitest"
import { eventNameIn } from "./event-name"

test("gives an event the gateway's name for it", () => {
  expect(eventNameIn(Buffer.from(`{"event":"payment.captured","payload":{}}`))).toBe("payment.captured")
})

test.each(["", "{", "null", "7", `{"event":7}`, `{"event":""}`])(
  "finds no name in a body without a usable one: %s",
  (body) => {
    expect(eventNameIn(Buffer.from(body))).toBeNull()
  },
)
