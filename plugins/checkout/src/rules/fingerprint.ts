import { createHash } from "node:crypto"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"

/**
 * Two requests with the same fingerprint are the same purchase: same goods, prices, people, address, shipping
 * option, coupon, and what plugins asked for.
 */
export function fingerprintOf(snapshot: Snapshot): string {
  const { lines, contact, address, deliveryMethod, totals, coupon, additionalData } = snapshot
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
        ...(additionalData ? [additionalData] : []),
      ]),
    )
    .digest("base64url")
}
