import type { Order } from "@silai/contracts/order/calls"
import { codeOf } from "@silai/contracts/order/status"
import { renderToString } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { afterOrder } from "./after-order"
import { returnWords } from "./words"

const drawn = (status: "shipped" | "delivered" | "pickedUp") =>
  renderToString(
    <MemoryRouter>{afterOrder({ _id: "ord_1", status: codeOf(status), masked: true } as Order)}</MemoryRouter>,
  )

test("links a masked order that has arrived to its return or exchange, and not one on its way", () => {
  for (const status of ["delivered", "pickedUp"] as const) {
    expect(drawn(status)).toContain(returnWords.title)
    expect(drawn(status)).toContain("/request-return/ord_1")
  }
  expect(drawn("shipped")).not.toContain(returnWords.title)
})
