import { createHmac } from "node:crypto"
import { ORDER_LINK } from "@silai/contracts/order/limits"
import { PAPER_LINK } from "@silai/contracts/papers/limits"
import { expect, test } from "vitest"
import { isGoodOrderKey, isGoodPaperToken, makeOrderKey, makePaperToken } from "./signed-key"

const [secret, now, day] = ["a-secret-of-the-shop-itself", Date.UTC(2026, 10, 22, 12), 86_400_000]
const key = makeOrderKey(secret, "order_1", now)

test("accepts the key in an order's mail for as long as promised", () => {
  expect(isGoodOrderKey(secret, "order_1", key, now)).toBe(true)
  expect(isGoodOrderKey(secret, "order_1", key, now + ORDER_LINK.validDays * day)).toBe(true)
  expect(isGoodOrderKey(secret, "order_1", key, now + (ORDER_LINK.validDays + 1) * day)).toBe(false)
})

test("opens one order of this shop, and lets no one change the key's last day", () => {
  expect(isGoodOrderKey(secret, "order_2", key, now)).toBe(false)
  expect(isGoodOrderKey(`${secret}!`, "order_1", key, now)).toBe(false)
  const [lastDay, signature] = key.split(".") as [string, string]
  const later = `${(parseInt(lastDay, 36) + 1).toString(36)}.${signature}`
  expect(isGoodOrderKey(secret, "order_1", later, now)).toBe(false)
})

test("opens nothing with an old key without an expiry", () => {
  for (const old of [signatureOnly(key), "", ".", "a.b", `${key}.x`.repeat(3)])
    expect([old, isGoodOrderKey(secret, "order_1", old, now)]).toEqual([old, false])
})

test("refuses a key from before the order's links were ended, and accepts a later one", () => {
  const since = new Date(now + 5_000)
  expect(isGoodOrderKey(secret, "order_1", key, now + 6_000, since)).toBe(false)
  expect(isGoodOrderKey(secret, "order_1", makeOrderKey(secret, "order_1", now + 5_000), now + 6_000, since)).toBe(true)
})

test("accepts a key of an earlier version until its last day, unless the links were ended that day or later", () => {
  const last = (Math.floor(now / day) + ORDER_LINK.validDays).toString(36)
  const signature = createHmac("sha256", secret).update(`order:order_1:${last}`).digest("base64url").slice(0, 32)
  const old = `${last}.${signature}`
  expect(isGoodOrderKey(secret, "order_1", old, now + ORDER_LINK.validDays * day)).toBe(true)
  expect(isGoodOrderKey(secret, "order_1", old, now + (ORDER_LINK.validDays + 1) * day)).toBe(false)
  expect(isGoodOrderKey(secret, "order_1", old, now, new Date(now + 1))).toBe(false)
})

test("opens only its own paper by a paper's token, for as long as promised, and no paper by an order's key", () => {
  const number = "INV/26-27/000010"
  const token = makePaperToken(secret, number, now)
  const isGood = (paper: string, given: string, at = now, of = secret) => isGoodPaperToken(of, paper, given, at)
  expect(isGood(number, token, now + PAPER_LINK.validMinutes * 60_000)).toBe(true)
  expect(isGood(number, token, now + PAPER_LINK.validMinutes * 60_000 + 1)).toBe(false)
  expect([isGood("INV/26-27/000011", token), isGood(number, token, now, `${secret}!`)]).toEqual([false, false])
  for (const other of [key, "", ".", signatureOnly(token)]) expect(isGood(number, other)).toBe(false)
})

const signatureOnly = (whole: string) => whole.split(".")[1]!
