import { createHmac, timingSafeEqual } from "node:crypto"
import { DAY_MS } from "@silai/contracts/india"
import { ORDER_LINK } from "@silai/contracts/order/limits"
import { PAPER_LINK } from "@silai/contracts/papers/limits"
import { env } from "../process/env"

const sign = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url").slice(0, 32)

const keyUntil = (secret: string, orderId: string, until: string) =>
  `${until}.${sign(secret, `order:${orderId}:${until}`)}`

const VALID_MS = ORDER_LINK.validDays * DAY_MS
/** Keys of earlier versions name a day since 1970 instead of a millisecond; the numbers are far apart. */
const isDay = (until: number) => until < DAY_MS

/** A signed key for one order with its expiry, in milliseconds since 1970, and the signature over both. */
export const makeOrderKey = (secret: string, orderId: string, now: number): string =>
  keyUntil(secret, orderId, (now + VALID_MS).toString(36))

/** `since`: earlier keys no longer work, because their mails went to a wrong address. */
export function isGoodOrderKey(
  secret: string,
  orderId: string,
  key: string,
  now: number,
  since: Date | null = null,
): boolean {
  const [written = ""] = key.split(".")
  const [right, given] = [Buffer.from(keyUntil(secret, orderId, written)), Buffer.from(key)]
  if (right.length !== given.length || !timingSafeEqual(right, given)) return false
  const until = parseInt(written, 36)
  const madeAt = (isDay(until) ? until * DAY_MS : until) - VALID_MS
  if (since !== null && madeAt < since.getTime()) return false
  return now <= (isDay(until) ? (until + 1) * DAY_MS - 1 : until)
}

/** The key in a mail's link that opens one order without a sign-in, for a limited time. */
export const orderKeyOf = (orderId: string) => makeOrderKey(env().COOKIE_SECRET, orderId, Date.now())
export const isOrderKey = (orderId: string, key: string, since: Date | null = null) =>
  isGoodOrderKey(env().COOKIE_SECRET, orderId, key, Date.now(), since)

const paperToken = (secret: string, number: string, until: string) =>
  `${until}.${sign(secret, `paper:${number}:${until}`)}`

/** A signed token for one tax paper with its expiry, in milliseconds since 1970. */
export const makePaperToken = (secret: string, number: string, now: number): string =>
  paperToken(secret, number, (now + PAPER_LINK.validMinutes * 60_000).toString(36))

export function isGoodPaperToken(secret: string, number: string, token: string, now: number): boolean {
  const [until = ""] = token.split(".")
  const [right, given] = [Buffer.from(paperToken(secret, number, until)), Buffer.from(token)]
  return right.length === given.length && timingSafeEqual(right, given) && now <= parseInt(until, 36)
}

/** The token in the address of a paper's file, for callers who may see the paper now. */
export const paperTokenOf = (number: string) => makePaperToken(env().COOKIE_SECRET, number, Date.now())
export const isPaperToken = (number: string, token: string) =>
  isGoodPaperToken(env().COOKIE_SECRET, number, token, Date.now())
