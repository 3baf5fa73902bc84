import type { SnapshotLine } from "@silai/contracts/checkout/snapshot"
import { taxOf } from "@silai/contracts/checkout/tax"
import { describe, expect, test } from "vitest"
import type { OrderDetails } from "../queries/order"
import { judgeChange, withPiece } from "./change-pieces"

const piece = (quantity: number, unitPaise: number, discountPaise = 0): SnapshotLine => ({
  quantity,
  unitPaise,
  basePaise: unitPaise,
  linePaise: quantity * unitPaise,
  ...(discountPaise && { discountPaise }),
  hsnCode: "6205",
  measurementType: "upperBody",
  colourwayId: "c",
  medusaVariantId: "v",
  inventoryItemId: "i",
  sku: "s",
  name: "Shirt",
  colour: "White",
  colourCode: "#fff",
  slug: "shirt",
  size: "M",
  stock: 1,
  backorder: false,
  customSizeOption: true,
  thumbnail: "",
  categoryId: "",
  categoryName: "",
  styleId: "",
  styleName: "",
  published: true,
  orderType: "readymade",
  measurement: null,
})

/** An order at ₹49 of delivery, promised within two days. */
function anOrder(...lines: SnapshotLine[]): OrderDetails {
  const sum = (of: (line: SnapshotLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const [itemsPaise, discountPaise] = [sum((line) => line.linePaise), sum((line) => line.discountPaise ?? 0)]
  return {
    lines,
    address: null,
    contact: { name: "", phone: "", email: "", whatsappUpdates: false },
    payment: { gateway: "g", gatewayOrderId: "o", gatewayPaymentId: "p", method: "upi", paidAt: "" },
    promised: { from: "2026-11-26", to: "2026-11-27" },
    tax: taxOf({
      seller: { gstin: "g", state: "03" },
      placeOfSupply: "07",
      business: null,
      lines: lines.map((line) => ({ ...line, hsn: line.hsnCode })),
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
const taxSum = ({ tax }: OrderDetails) => Object.values(tax!.total).reduce((sum, part) => sum + part, 0)
const addsUp = ({ totals, ...order }: OrderDetails) => {
  expect(totals.totalPaise).toBe(totals.itemsPaise - totals.discountPaise + totals.deliveryPaise)
  expect(order.lines.reduce((sum, { linePaise }) => sum + linePaise, 0)).toBe(totals.itemsPaise)
  expect(taxSum({ totals, ...order })).toBe(totals.totalPaise)
}

describe("a piece that joins an order", () => {
  test("becomes its last line with the rate of its price; delivery is unchanged, and cancelled with the whole order", () => {
    const order = anOrder(piece(1, 79_900))
    const more = withPiece(order, { line: piece(1, 400_000), out: null, hadCustom: false })
    addsUp(more)
    expect(more.tax!.lines.map(({ ratePercent, paidPaise }) => [ratePercent, paidPaise])).toEqual([
      [5, 79_900],
      [18, 400_000],
    ])
    expect(more.tax!.delivery.map(({ ratePercent }) => ratePercent)).toEqual([5, 18])
    expect([more.totals.totalPaise, more.promised]).toEqual([484_800, order.promised])
  })

  test("replaces others to the paisa, even all of them, one after the other", () => {
    let now = anOrder(piece(3, 79_900, 10_001))
    for (const left of [3, 2, 1]) {
      const out = judgeChange(1, now, { itemId: "0", quantity: 1, left })!
      const carried = out.linePaise - out.paidPaise
      now = withPiece(now, { line: piece(1, 79_900, carried), out, hadCustom: false })
      addsUp(now)
    }
    expect([now.totals.totalPaise, now.totals.discountPaise]).toEqual([3 * 79_900 - 10_001 + 4_900, 10_001])
    expect(now.lines.map(({ quantity }) => quantity)).toEqual([0, 1, 1, 1])
  })

  test("makes the order wait for made-to-measure pieces, once", () => {
    const order = anOrder(piece(1, 79_900))
    const custom = { ...piece(1, 79_900), orderType: "custom" as const }
    const later = withPiece(order, { line: custom, out: null, hadCustom: false })
    expect(later.promised!.to > order.promised!.to).toBe(true)
    expect(withPiece(later, { line: custom, out: null, hadCustom: true }).promised).toEqual(later.promised)
  })

  test("does not join an order that is packed or cancelled, nor replace pieces that have changed since they were seen", () => {
    const order = anOrder(piece(2, 79_900))
    const codeOf = (code: number, details: OrderDetails, out: Parameters<typeof judgeChange>[2]) => {
      try {
        judgeChange(code, details, out)
        return null
      } catch (error) {
        return (error as { code: string }).code
      }
    }
    for (const code of [3, 4, 6, 7, 9, 10]) expect(codeOf(code, order, null)).toBe("order.too_late_to_change")
    expect(codeOf(1, order, { itemId: "1", quantity: 1, left: 1 })).toBe("order.line_unknown")
    expect(codeOf(1, order, { itemId: "0", quantity: 1, left: 1 })).toBe("order.lines_changed")
    expect(codeOf(1, order, { itemId: "0", quantity: 3, left: 2 })).toBe("order.lines_changed")
    expect(codeOf(2, order, { itemId: "0", quantity: 2, left: 2 })).toBeNull()
  })
})
