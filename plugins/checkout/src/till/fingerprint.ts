import { createHash } from "node:crypto"
import type { Snapshot } from "./ports"

/** Two asks with the same fingerprint are the same purchase: same goods, prices, people, place and way. */
export function fingerprintOf(snapshot: Snapshot): string {
  const { lines, contact, address, deliveryMethod, totals } = snapshot
  const goods = lines.map((line) => [line.colourwayId, line.size, line.quantity, line.unitPaise, line.measurement])
  return createHash("sha256")
    .update(JSON.stringify([goods, contact, address, deliveryMethod, totals.totalPaise]))
    .digest("base64url")
}
