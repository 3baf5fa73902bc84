import { createHash } from "node:crypto"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"

/**
 * Two requests with the same fingerprint are the same purchase: same goods, prices, people, address, shipping
 * option, coupon, way to pay, and what plugins asked for.
 */
export function fingerprintOf(snapshot: Snapshot): string {
  const { lines, contact, address, deliveryMethod, totals, coupon, cod, additionalData } = snapshot
  const goods = lines.map((line) => [line.colourwayId, line.size, line.quantity, line.unitPaise, line.measurement])
  return createHash("sha256")
    .update(
      JSON.stringify([
        goods,
        contact,
        address,
        deliveryMethod,
        totals.totalPaise,
        ...(coupon ? [coupon.id, coupon.code] : []),
        ...(cod ? [cod] : []),
        ...(additionalData ? [additionalData] : []),
      ]),
    )
    .digest("base64url")
}

/** Whether two purchases are of the same goods: a shopper who paid both wanted one of them. */
export function isSameGoods(one: Pick<Snapshot, "lines">, other: Pick<Snapshot, "lines">): boolean {
  const goods = ({ lines }: Pick<Snapshot, "lines">) =>
    JSON.stringify(lines.map((line) => [line.colourwayId, line.size, line.quantity, line.measurement]))
  return goods(one) === goods(other)
}
