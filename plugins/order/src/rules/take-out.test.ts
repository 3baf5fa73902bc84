import { taxOf } from "@silai/contracts/checkout/tax"
import { describe, expect, test } from "vitest"
import type { OrderDetails } from "../queries/order"
import { judgeTakeOut, paidOf, withoutPieces } from "./take-out"

/** Lines of [pieces, price of one, the coupon's discount on the line], with ₹49 for delivery. */
function anOrder(...sold: [number, number, number][]): OrderDetails {
  const lines = sold.map(([quantity, unitPaise, discountPaise]) => ({
    quantity,
    unitPaise,
    linePaise: quantity * unitPaise,
    discountPaise,
    hsn: "6205",
    colourwayId: "c",
    medusaVariantId: "v",
    sku: "s",
    name: "Shirt",
    colour: "White",
    colourCode: "#fff",
    slug: "shirt",
    size: "M",
    thumbnail: "",
    orderType: "readymade" as const,
    measurement: null,
  }))
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0)
  const [itemsPaise, discountPaise] = [sum((line) => line.linePaise), sum((line) => line.discountPaise)]
  return {
    lines,
    address: null,
    contact: { name: "", phone: "", email: "", whatsappUpdates: false },
    payment: { gateway: "g", gatewayOrderId: "o", gatewayPaymentId: "p", method: "upi", paidAt: "" },
    tax: taxOf({
      seller: { gstin: "g", state: "03" },
      placeOfSupply: "07",
      business: null,
      lines,
      deliveryPaise: 4_900,
    }),
    totals: {
      itemsPaise,
      discountPaise,
      deliveryPaise: 4_900,
      savedPaise: 0,
      totalPaise: itemsPaise - discountPaise + 4_900,
    },
  }
}
const one = (itemId: string, left: number, quantity = 1) => [{ itemId, quantity, left }]
const taxSum = ({ tax }: OrderDetails) => Object.values(tax!.total).reduce((sum, part) => sum + part, 0)

describe("pieces removed from an order", () => {
  test("are refunded at the price paid, the same one by one as all at once", () => {
    const order = anOrder([3, 79_900, 10_001], [1, 250_000, 3_333])
    const atOnce = paidOf(judgeTakeOut(1, order, one("0", 3, 3)))
    expect(atOnce).toBe(3 * 79_900 - 10_001)
    let [now, paid] = [order, 0]
    for (const left of [3, 2, 1]) {
      const out = judgeTakeOut(1, now, one("0", left))
      paid += paidOf(out)
      now = withoutPieces(now, out)
      expect(now.totals.totalPaise).toBe(now.totals.itemsPaise - now.totals.discountPaise + 4_900)
      expect(taxSum(now)).toBe(now.totals.totalPaise)
    }
    expect(paid).toBe(atOnce)
    expect(now.lines.map(({ quantity, linePaise, discountPaise }) => [quantity, linePaise, discountPaise])).toEqual([
      [0, 0, 0],
      [1, 250_000, 3_333],
    ])
  })

  test("keep each line's tax rate as billed, while delivery follows the remaining goods", () => {
    const order = anOrder([1, 79_900, 0], [1, 400_000, 0])
    expect(order.tax!.delivery.map(({ ratePercent }) => ratePercent)).toEqual([5, 18])
    const left = withoutPieces(order, judgeTakeOut(0, order, one("1", 1)))
    expect(left.tax!.lines.map(({ ratePercent, paidPaise }) => [ratePercent, paidPaise])).toEqual([
      [5, 79_900],
      [18, 0],
    ])
    expect(left.tax!.delivery.map(({ ratePercent }) => ratePercent)).toEqual([5])
    expect(taxSum(left)).toBe(84_800)
  })

  test("may be worth nothing when a coupon paid for them", () => {
    const order = anOrder([2, 79_900, 159_800], [1, 10_000, 10_000])
    const out = judgeTakeOut(2, order, one("0", 2))
    expect([paidOf(out), withoutPieces(order, out).totals.totalPaise]).toEqual([0, 4_900])
  })
})
