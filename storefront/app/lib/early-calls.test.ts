import { afterEach, expect, test, vi } from "vitest"
import { askAll, early, earlyOwn } from "./early-calls"
import { entry } from "./call"

const calls = [
  early(entry("/customer/authenticate"), {}),
  earlyOwn(entry("/customer/bag/single"), { customerId: "" }),
  earlyOwn(entry("/customer/user/single"), {}),
]
const storage = (customer: string | null) =>
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "customer" ? customer : null) })
const askedBy = () => {
  const ask = vi.fn(async () => null)
  askAll(calls, "customer", ask)
  return ask.mock.calls
}
afterEach(() => vi.unstubAllGlobals())

test("what only a customer may ask is asked early where one was signed in the last time, by their own name", () => {
  storage("c1")
  expect(askedBy()).toEqual([
    ["/customer/authenticate", {}],
    ["/customer/bag/single", { customerId: "c1" }],
    ["/customer/user/single", {}],
  ])
})

test("a guest, and a browser that keeps nothing, asks what everybody may", () => {
  storage("")
  expect(askedBy()).toEqual([["/customer/authenticate", {}]])
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("forbidden")
    },
  })
  expect(askedBy()).toEqual([["/customer/authenticate", {}]])
})
