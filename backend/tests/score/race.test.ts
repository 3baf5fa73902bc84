import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import { type Browser } from "../rig/browser"
import { eventually } from "../rig/eventually"
import { gatewayBook, pay } from "../rig/gateway"
import { aBag, aGuest, askToPay, upperBody } from "../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../rig/sql"
import { setStock, stockOf } from "../rig/stock"
import { audit, auditedThings } from "./audit"
import { dice, figure } from "./print"

closeSqlAfterwards()

const rounds = Number(process.env.SCORE_ROUNDS ?? 20)
const racers = 50
const shelves = [
  ["classic-white-formal-shirt", "M"],
  ["black-aura-formal-shirt", "L"],
  ["black-aura-formal-trousers", "M"],
  ["beige-mist-formal-trousers", "L"],
] as const
const roll = dice()

type Runner = { at: Browser; items: Awaited<ReturnType<typeof aBag>> }
type Asked = Awaited<ReturnType<typeof askToPay>>

/** Some want one, some two, some a made-to-measure piece as well: every runner has a different bag and person. */
async function runnersFor(slug: string, size: string): Promise<Runner[]> {
  const [ready] = await aBag([{ slug, size }])
  return Promise.all(
    Array.from({ length: racers }, async () => {
      const items = [{ ...ready!, quantity: roll() < 0.3 ? 2 : 1 }]
      if (slug.includes("shirt") && roll() < 0.2) items.push({ ...ready!, size: upperBody, quantity: 1 })
      return { at: await aGuest(), items }
    }),
  )
}

async function payAndVerify(runner: Runner, asked: Asked): Promise<void> {
  const { handler } = await pay(asked.body.data.razorpay.orderId)
  await runner.at.call(checkoutCalls.verifyPayment, handler)
}

test("sells no third piece when a thousand different bags race for the last two", async () => {
  const statuses: number[] = []
  const waits: number[] = []
  let oversold = 0
  let sold = 0
  for (let round = 0; round < rounds; round++) {
    const [slug, size] = shelves[round % shelves.length]!
    await setStock(slug, size, 2)
    const before = await stockOf(slug, size)
    expect(before.backorder, "a piece that is made to order cannot run out").toBe(false)
    const runners = await runnersFor(slug, size)
    const answers = await Promise.all(
      runners.map(async (runner) => {
        const started = performance.now()
        const asked = await askToPay(runner.at, runner.items)
        waits.push(performance.now() - started)
        return { runner, asked }
      }),
    )
    statuses.push(...answers.map(({ asked }) => asked.status))
    const winners = answers.filter(({ asked }) => asked.status === 200)
    await Promise.all(winners.map(({ runner, asked }) => payAndVerify(runner, asked)))
    await eventually(
      "every winner is placed",
      async () => (await sql(`select 1 from checkout_attempt where status in ('paid', 'placing')`)).length === 0,
      60_000,
    )
    const after = await stockOf(slug, size)
    const units = after.reserved - before.reserved
    sold += units
    oversold += Math.max(0, units - 2) + Math.max(0, -after.free)
  }
  const faults = statuses.filter((status) => status >= 500).length
  const refused = statuses.filter((status) => status === 409).length
  waits.sort((a, b) => a - b)
  figure("oversold units in racing checkouts", oversold, { n: statuses.length, rounds, sold, refused })
  figure("5xx among racers", faults, {
    n: statuses.length,
    p50ms: Math.round(waits[waits.length >> 1]!),
    p99ms: Math.round(waits[Math.floor(waits.length * 0.99)]!),
  })
  const orphans = await audit(sql)
  figure(
    "orphan orders, payments, reservations, holds",
    Object.values(orphans).reduce((sum, n) => sum + n, 0),
    { checks: auditedThings, ...orphans },
  )
  expect({ oversold, faults, orphans }).toEqual({ oversold: 0, faults: 0, orphans: {} })
  expect(sold).toBeGreaterThan(rounds)
}, 900_000)

test("has every captured rupee in one order or being refunded", async () => {
  const { payments } = await gatewayBook()
  const kept = payments
    .filter(({ captured }) => captured)
    .reduce((sum, payment) => sum + payment.amount - payment.amount_refunded, 0)
  const row = await oneRow<{ paise: string }>(`select coalesce(sum(total_paise), 0) as paise from order_state`)
  figure("paise between captured − refunded and placed orders", Math.abs(kept - Number(row.paise)), {
    capturedPaise: kept,
    payments: payments.length,
  })
  expect(kept).toBe(Number(row.paise))
})

test("opens one payment for twenty clicks on Pay", async () => {
  const at = await aGuest()
  const items = await aBag([{ slug: "classic-white-formal-shirt", size: "S" }])
  await setStock("classic-white-formal-shirt", "S", 5)
  const answers = await Promise.all(Array.from({ length: 20 }, () => askToPay(at, items)))
  const orders = new Set(answers.map(({ body }) => body.data.razorpay.orderId))
  const mine = await oneRow<{ n: number }>(
    `select count(*)::int n from checkout_attempt where gateway_order_id = any($1)`,
    [[...orders]],
  )
  figure("payment orders opened by 20 parallel clicks", orders.size, { n: 20 })
  expect([orders.size, mine.n]).toEqual([1, 1])
})
