import { expect, test } from "vitest"
import type { Browser } from "../rig/browser"
import { aCoupon } from "../rig/coupon"
import { eventually } from "../rig/eventually"
import { pay, sendWebhook } from "../rig/gateway"
import { aBag, aGuest, askWith, untilPlaced } from "../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../rig/sql"
import { setStock } from "../rig/stock"
import { mismatches, eventBody } from "./facts"
import { figure } from "./print"

closeSqlAfterwards()
const rounds = Number(process.env.SCORE_ROUNDS ?? 20)
const racers = 200
const uses = 5
const slug = "classic-white-formal-shirt"

/** How often a coupon is taken: by its counters, and by the orders and holds themselves. */
async function takenOf(id: string) {
  const row = await oneRow<{ taken: number; claims: number; orders: number }>(
    `select taken, (select count(*)::int from coupon_claim where coupon_id = c.id) as claims,
            (select count(*)::int from checkout_attempt where status in ('open', 'held', 'paid', 'placing', 'placed')
               and snapshot -> 'coupon' ->> 'id' = c.id) as orders
       from coupon c where id = $1`,
    [id],
  )
  return row
}

async function inTurns<T>(many: readonly T[], atOnce: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...many]
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

test("gives a coupon with five uses to five of two hundred customers at once, in each of twenty rounds", async () => {
  const [line] = await aBag([{ slug, size: "M" }])
  const guests: Browser[] = []
  await inTurns(
    Array.from({ length: racers }, (_, at) => at),
    8,
    async () => guests.push(await aGuest()),
  )
  const refused: Record<string, number> = {}
  let [overruns, held, faults, abandoned, notFreed] = [0, 0, 0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    await setStock(slug, "M", 2_000)
    const coupon = await aCoupon({ totalUses: uses })
    const answers = await Promise.all(
      guests.map(async (at) => ({ at, ...(await askWith(at, { items: [line!], couponCode: coupon.code })) })),
    )
    const won = answers.filter(({ status }) => status === 200)
    for (const { status, body } of answers) if (status !== 200) refused[body.code!] = (refused[body.code!] ?? 0) + 1
    faults += answers.filter(({ status }) => status >= 500).length
    const taken = await takenOf(coupon._id)
    held += won.length
    overruns += Math.max(0, taken.taken - uses) + Math.max(0, taken.claims - uses) + Math.max(0, taken.orders - uses)
    expect(taken).toEqual({ taken: uses, claims: uses, orders: uses })
    // One of the five pays; the others leave.
    const [payer, ...leaving] = won
    await pay(payer!.body.data.razorpay.orderId)
    await untilPlaced(payer!.at, payer!.body.data.attemptId)
    abandoned += leaving.length
    await sql(`update checkout_attempt set held_until = now() - interval '1 second' where id = any($1)`, [
      leaving.map(({ body }) => body.data.attemptId),
    ])
    await eventually("the holds have ended", async () => (await takenOf(coupon._id)).orders === 1, 60_000)
    const after = await takenOf(coupon._id)
    notFreed += after.taken - 1 + after.claims - 1
    // A buyer who has paid once is replaced by another customer in the next round.
    guests[guests.indexOf(payer!.at)] = await aGuest()
    await sql(`delete from rate_limit where key like 'payment_%'`)
  }
  figure("coupon overruns", overruns, { n: rounds * racers, rounds, held, faults, ...refused })
  figure("uses not freed after a payment was abandoned", notFreed, { n: abandoned })
  expect({ overruns, faults, notFreed, held }).toEqual({ overruns: 0, faults: 0, notFreed: 0, held: rounds * uses })
}, 900_000)

test("changes no price by what is sent with a coupon", async () => {
  await setStock(slug, "M", 500)
  const coupon = await aCoupon({ percent: 10 })
  const secret = await aCoupon({ percent: 90, customerIds: ["cus_other"] })
  const [line] = await aBag([{ slug, size: "M" }])
  const right = 71_900
  const bodies: Record<string, unknown>[] = [
    ...[
      "discount",
      "discountPaise",
      "totals",
      "total",
      "percent",
      "amount",
      "coupon",
      "promotionId",
      "deliveryPaise",
    ].map((field) => ({ items: [line], couponCode: coupon.code, [field]: 700 })),
    ...[[coupon.code], { code: coupon.code }, 7, true, { $ne: null }].map((couponCode) => ({
      items: [line],
      couponCode,
    })),
    ...[`${coupon.code}' or '1'='1`, `${coupon.code}%`, "%", "_", `${coupon.code}\u0000`, secret.code].map(
      (couponCode) => ({
        items: [line],
        couponCode,
      }),
    ),
    ...[0, 1, 719, 79.9, 798.99].map((price) => ({ items: [{ ...line, price }], couponCode: coupon.code })),
    ...[0, -1, 0.5].map((quantity) => ({ items: [{ ...line, quantity }], couponCode: coupon.code })),
  ]
  const accepted = ["discountPaise", "linePaise", "unitPaise", "discount"].map((field) => ({
    items: [{ ...line, [field]: 79_900 }],
    couponCode: coupon.code,
  }))
  let refused = 0
  for (const body of bodies) {
    const { status } = await askWith(await aGuest(), body)
    if (status >= 400 && status < 500) refused++
  }
  let unmoved = 0
  for (const body of accepted) {
    const reply = await askWith(await aGuest(), body)
    if (reply.status === 200 && reply.body.data.razorpay.amount === right) unmoved++
  }
  figure("tampered coupons and prices refused", `${refused} of ${bodies.length}`, {
    fieldsIgnored: `${unmoved} of ${accepted.length}`,
  })
  expect([refused, unmoved]).toEqual([bodies.length, accepted.length])
})

test("places no order for a payment over anything but the discounted total", async () => {
  await setStock(slug, "M", 500)
  const coupon = await aCoupon({ percent: 10 })
  const items = await aBag([{ slug, size: "M" }])
  const wrong = mismatches.filter(({ name }) => /amount|paisa|rupees|hundredfold/.test(name))
  const attempts: string[] = []
  for (const { entity } of wrong) {
    const at = await aGuest()
    const { body } = await askWith(at, { items, couponCode: coupon.code })
    const { orderId, amount } = body.data.razorpay
    attempts.push(body.data.attemptId)
    await sendWebhook(eventBody(entity(orderId, amount, orderId)), `evt_coupon_${orderId}`)
  }
  await eventually("every report is read", async () => {
    const unread = `select 1 from gateway_event where event_id like 'razorpay:evt_coupon_%' and handled_at is null and tries = 0`
    return (await sql(unread)).length === 0
  })
  const placed = (
    await sql(`select 1 from checkout_attempt where id = any($1) and status in ('paid', 'placing', 'placed')`, [
      attempts,
    ])
  ).length
  figure("orders placed by a payment of another amount", placed, { n: wrong.length })
  expect(placed).toBe(0)
})
