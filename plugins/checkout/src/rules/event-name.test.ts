import { expect, test } from "vitest"
import { eventNameIn } from "./event-name"

test("an event has the gateway's name for it", () => {
  expect(eventNameIn(Buffer.from(`{"event":"payment.captured","payload":{}}`))).toBe("payment.captured")
})

test.each(["", "{", "null", "7", `{"event":7}`, `{"event":""}`])(
  "a body without a usable name has none: %s",
  (body) => {
    expect(eventNameIn(Buffer.from(body))).toBeNull()
  },
)
