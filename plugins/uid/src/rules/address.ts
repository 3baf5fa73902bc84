import { env } from "@silai/kit/env"

/** Characters of the alphanumeric form of QR codes, which takes less space. */
const compact = /^[0-9A-Z $%*+\-./:]+$/

/** The address in a label's QR code. In capitals, which a host name allows, a code has 29 modules instead of 33. */
export function labelAddress(id: string, shop = env().PUBLIC_URL): string {
  const address = `${shop.replace(/\/$/, "")}/authentic/${id}`
  const capitals = address.toUpperCase()
  // Capitals in a leading path might lead elsewhere.
  return new URL(shop).pathname === "/" && compact.test(capitals) ? capitals : address
}
