import { codeOf, NEXT, ORDER_STATUSES, type OrderStatusCode } from "@silai/contracts/order/status"
import { WHATSAPP_NEWS } from "@silai/contracts/messaging/topics"
import { describe, expect, it } from "vitest"

const codes = ORDER_STATUSES.map(({ code }) => code)

function reachable(from: OrderStatusCode): Set<OrderStatusCode> {
  const seen = new Set<OrderStatusCode>([from])
  for (const code of seen) for (const next of NEXT[code]) seen.add(next)
  return seen
}

describe("how an order may move", () => {
  it("has the thirteen statuses of the requirements, by code and name", () => {
    expect(Object.fromEntries(ORDER_STATUSES.map(({ code, label }) => [code, label]))).toEqual({
      0: "Order Placed",
      1: "Order Accepted",
      2: "In Progress",
      3: "Ready for Shipping",
      4: "Shipped",
      5: "Out for Delivery",
      6: "Delivered",
      7: "Ready for Pickup",
      8: "Picked Up",
      9: "Order Cancelled",
      10: "Cancelled",
      11: "Payment Failed",
      12: "Order Returned",
    })
  })

  it("reaches every status from a placed order, except a failed payment", () => {
    expect(codes.filter((code) => !reachable(0).has(code))).toEqual([11])
  })

  it("leads nowhere from a finished order, nor from a failed payment", () => {
    expect(codes.filter((code) => NEXT[code].length === 0)).toEqual([9, 10, 11, 12])
  })

  it("lets every unfinished order still come to an end", () => {
    const ends = [6, 8, 9, 10, 12]
    const stuck = codes.filter((code) => code !== 11 && ![...reachable(code)].some((one) => ends.includes(one)))
    expect(stuck).toEqual([])
  })

  it("leads nothing to itself, twice, or to a status that does not exist", () => {
    for (const code of codes) {
      expect(new Set(NEXT[code]).size).toBe(NEXT[code].length)
      expect(NEXT[code].filter((next) => next === code || !codes.includes(next))).toEqual([])
    }
  })

  it("never lets a shipped order be cancelled, nor counts a collected one as shipped", () => {
    for (const code of [4, 5, 6, 8] as const)
      for (const cancelled of [9, 10] as const) expect(reachable(code).has(cancelled)).toBe(false)
    expect(reachable(7).has(4)).toBe(false)
    expect(reachable(4).has(8)).toBe(false)
  })

  it("gives the customer a message for an accepted, shipped, delivered and cancelled order, and for no other step", () => {
    expect(WHATSAPP_NEWS.map(codeOf)).toEqual([1, 4, 6, 10])
  })
})
