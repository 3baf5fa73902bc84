import { createHmac, timingSafeEqual } from "node:crypto"
import { DAY_MS } from "@silai/contracts/india"
import { ORDER_LINK } from "@silai/contracts/order/limits"
import { PAPER_LINK } from "@silai/contracts/papers/limits"
import { env } from "../process/env"

/** A text with its end in milliseconds since 1970, base 36, and the signature over both. `of`: what it opens. */
const signed = (secret: string, of: string, until: string) =>
  `${until}.${createHmac("sha256", secret).update(`${of}:${until}`).digest("base64url").slice(0, 32)}`

/** The end of a text that was signed with this secret for this; null for any other. */
function endOf(secret: string, of: string, text: string): number | null {
  const [until = ""] = text.split(".")
  const [right, given] = [Buffer.from(signed(secret, of, until)), Buffer.from(text)]
  return right.length === given.length && timingSafeEqual(right, given) ? parseInt(until, 36) : null
}

const VALID_MS = ORDER_LINK.validDays * DAY_MS
/** Keys of earlier versions name their last day since 1970 instead of a millisecond; the numbers are far apart. */
const lastMsOf = (end: number) => (end < DAY_MS ? (end + 1) * DAY_MS - 1 : end)

/** A signed key for one order. */
export const makeOrderKey = (secret: string, orderId: string, now: number): string =>
  signed(secret, `order:${orderId}`, (now + VALID_MS).toString(36))

/** `since`: keys made earlier no longer work, because their mails went to a wrong address. */
export function isGoodOrderKey(
  secret: string,
  orderId: string,
  key: string,
  now: number,
  since: Date | null = null,
): boolean {
  const end = endOf(secret, `order:${orderId}`, key)
  if (end === null) return false
  // A day's key may have been made at the day's beginning.
  const madeAt = (end < DAY_MS ? end * DAY_MS : end) - VALID_MS
  return now <= lastMsOf(end) && (since === null || madeAt >= since.getTime())
}

/** The key in a mail's link that opens one order without a sign-in, for a limited time. */
export const orderKeyOf = (orderId: string) => makeOrderKey(env().COOKIE_SECRET, orderId, Date.now())
export const isOrderKey = (orderId: string, key: string, since: Date | null = null) =>
  isGoodOrderKey(env().COOKIE_SECRET, orderId, key, Date.now(), since)

/** A signed token for one tax paper. */
export const makePaperToken = (secret: string, number: string, now: number): string =>
  signed(secret, `paper:${number}`, (now + PAPER_LINK.validMinutes * 60_000).toString(36))

export function isGoodPaperToken(secret: string, number: string, token: string, now: number): boolean {
  const end = endOf(secret, `paper:${number}`, token)
  return end !== null && now <= end
}

/** The token in the address of a paper's file, for callers who may see the paper now. */
export const paperTokenOf = (number: string) => makePaperToken(env().COOKIE_SECRET, number, Date.now())
export const isPaperToken = (number: string, token: string) =>
  isGoodPaperToken(env().COOKIE_SECRET, number, token, Date.now())
