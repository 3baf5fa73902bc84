import { expect, it } from "vitest"
import { REFUNDS } from "./refund-states"

it("lists the states as the indexes of refund_ask have them, or its statements read the whole table", () => {
  expect(REFUNDS).toEqual({
    underWay: "('waiting', 'sent')",
    open: "('waiting', 'sent', 'failed')",
    unsent: "('waiting', 'failed')",
    counted: "('waiting', 'sent', 'failed', 'given')",
  })
})
