import { expect, test } from "vitest"
import { eventNameIn } from "./event-name"

test("news are called what the gateway calls them", () => {
  expect(eventNameIn(Buffer.from(`{"event":"payment.captured","payload":{}}`))).toBe("payment.captured")
})

test.each(["", "{", "null", "7", `{"event":7}`, `{"event":""}`])(
  "news that say nothing of the kind have no name: %s",
  (body) => {
    expect(eventNameIn(Buffer.from(body))).toBeNull()
  },
)
