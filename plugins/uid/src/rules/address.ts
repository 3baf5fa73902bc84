import { env } from "@silai/kit/env"

/** What fits the alphanumeric form of QR codes, which takes less room. */
const compact = /^[0-9A-Z $%*+\-./:]+$/

/** What a label's QR code leads to. In capitals, which an address bears as well, a code has 29 modules in the place of 33. */
export function labelAddress(id: string, shop = env().PUBLIC_URL): string {
  const address = `${shop.replace(/\/$/, "")}/authentic/${id}`
  const capitals = address.toUpperCase()
  // Capitals in a path before ours might lead elsewhere.
  return new URL(shop).pathname === "/" && compact.test(capitals) ? capitals : address
}
