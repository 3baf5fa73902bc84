import { createHmac, timingSafeEqual } from "node:crypto"
import { env } from "./env"

const sign = (text: string) => createHmac("sha256", env().COOKIE_SECRET).update(text).digest("base64url").slice(0, 32)

/** The key in a mail's link that opens one order without a sign-in. */
export const orderKeyOf = (orderId: string) => sign(`order:${orderId}`)

export function isOrderKey(orderId: string, key: string): boolean {
  const [right, given] = [Buffer.from(orderKeyOf(orderId)), Buffer.from(key)]
  return right.length === given.length && timingSafeEqual(right, given)
}
