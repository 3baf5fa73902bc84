import { createHmac, timingSafeEqual } from "node:crypto"
import { DAY_MS } from "@silai/contracts/india"
import { ORDER_LINK } from "@silai/contracts/order/limits"
import { env } from "../process/env"

const sign = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url").slice(0, 32)

const keyUntil = (secret: string, orderId: string, lastDay: string) =>
  `${lastDay}.${sign(secret, `order:${orderId}:${lastDay}`)}`

/** A signed key for one order with its expiry: the last day, counted since 1970, and the signature over both. */
export const makeOrderKey = (secret: string, orderId: string, now: number): string =>
  keyUntil(secret, orderId, (Math.floor(now / DAY_MS) + ORDER_LINK.validDays).toString(36))

export function isGoodOrderKey(secret: string, orderId: string, key: string, now: number): boolean {
  const [lastDay = ""] = key.split(".")
  const [right, given] = [Buffer.from(keyUntil(secret, orderId, lastDay)), Buffer.from(key)]
  if (right.length !== given.length || !timingSafeEqual(right, given)) return false
  return Math.floor(now / DAY_MS) <= parseInt(lastDay, 36)
}

/** The key in a mail's link that opens one order without a sign-in, for a limited time. */
export const orderKeyOf = (orderId: string) => makeOrderKey(env().COOKIE_SECRET, orderId, Date.now())
export const isOrderKey = (orderId: string, key: string) =>
  isGoodOrderKey(env().COOKIE_SECRET, orderId, key, Date.now())
