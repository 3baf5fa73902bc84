import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { afterEach, expect, test } from "vitest"
import type { Browser } from "../rig/browser"
import { aCoupon } from "../rig/coupon"
import { eventually } from "../rig/eventually"
import { faults, gatewayBook, pay } from "../rig/gateway"
import { aBag, aGuest, askWith } from "../rig/shopper"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { setStock, stockOf } from "../rig/stock"
import { audit } from "./audit"
import { figure } from "./print"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const slug = "black-aura-formal-shirt"
const size = "L"
const shoppers = Number(process.env.SCORE_SHOPPERS ?? 8)
/** Guests at one address may hold half of the stock without paying. */
const pieces = 2 * shoppers
const troubles = ["hang", "garbage", "html", "throttle", "server-error", "reset", "lost-reply"] as const

/** A request that hung is repeated after a while. */
const placedIn = (at: Browser, attemptId: string) =>
  eventually(
    "the order is placed",
    async () => (await at.call(checkoutCalls.success, { attemptId })).body.data.orderId,
    90_000,
  )
const usesOf = async (id: string) =>
  (await sql<{ taken: number }>(`select taken from coupon where id = $1`, [id]))[0]!.taken
const runOut = (ids: string[]) =>
  sql(
    `update checkout_attempt set held_until = now() - interval '1 second' where id = any($1) and status in ('open', 'held')`,
    [ids],
  )

test("loses no payment and leaves none stuck while the gateway hangs or sends nonsense, and frees what is given up", async () => {
  let [lost, twice, stuck, notFreed, faulty, paid, abandoned] = [0, 0, 0, 0, 0, 0, 0]
  for (const api of troubles) {
    await setStock(slug, size, pieces)
    const coupon = await aCoupon({ totalUses: shoppers })
    const items = await aBag([{ slug, size }])
    const guests = await Promise.all(Array.from({ length: shoppers }, () => aGuest()))
    const ask = () => Promise.all(guests.map((at) => askWith(at, { items, couponCode: coupon.code })))
    // The window cannot be opened: the reply says so, and the same try continues as soon as the gateway is back.
    await faults({ reset: true, api, apiMatch: "POST /razorpay/v1/orders" })
    const inTrouble = await ask()
    faulty += inTrouble.filter(({ status }) => status >= 500 && status !== 503).length
    await faults({ reset: true })
    const opened = (await ask()).map(({ status, body }, at) => ({ at: guests[at]!, status, ...body.data }))
    expect(opened.map(({ status }) => status)).toEqual(guests.map(() => 200))
    expect((await stockOf(slug, size)).free).toBe(pieces - shoppers)
    // Half of them pay while neither requests nor webhooks get through, the others leave.
    await faults({ reset: true, api, webhook: "drop" })
    const [payers, leavers] = [opened.slice(0, shoppers / 2), opened.slice(shoppers / 2)]
    paid += payers.length
    abandoned += leavers.length
    await Promise.all(
      payers.map(async ({ at, razorpay }) => {
        const { handler } = await pay(razorpay.orderId)
        const { status } = await at.call(checkoutCalls.verifyPayment, handler)
        if (status >= 500) faulty++
      }),
    )
    await Promise.all(leavers.map(({ at, attemptId }) => at.call(checkoutCalls.giveUp, { attemptId })))
    await faults({ reset: true })
    await runOut(leavers.map(({ attemptId }) => attemptId))
    for (const { at, attemptId } of payers) await placedIn(at, attemptId).catch(() => lost++)
    const left = async () => pieces - payers.length - (await stockOf(slug, size)).free
    await eventually("what was given up is free", async () => (await left()) === 0).catch(() => undefined)
    notFreed += await left()
    notFreed += (await usesOf(coupon._id)) - payers.length
    const ids = opened.map(({ attemptId }) => attemptId)
    stuck += (
      await sql(
        `select 1 from checkout_attempt where id = any($1) and status not in ('placed', 'expired', 'refunded')`,
        [ids],
      )
    ).length
    const { payments } = await gatewayBook()
    const orders = new Set(payers.map(({ razorpay }) => razorpay.orderId))
    twice += payments.filter(({ order_id, captured }) => captured && orders.has(order_id)).length - payers.length
    await sql(`delete from rate_limit where key like 'payment_%'`)
  }
  const facts = { n: paid, troubles: troubles.length, faulty }
  figure("payments lost while the gateway is in trouble", lost, facts)
  figure("payments stuck after the gateway's trouble", stuck, facts)
  figure("pieces and uses not freed after the gateway's trouble", notFreed, { n: abandoned })
  expect({ lost, twice, stuck, notFreed, faulty }).toEqual({ lost: 0, twice: 0, stuck: 0, notFreed: 0, faulty: 0 })
  expect(await audit(sql)).toEqual({})
}, 900_000)
