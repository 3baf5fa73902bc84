import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aBrowser, anEmail, aPhone } from "../../rig/customer"
import { openShop, type RunningShop } from "../../rig/shop"
import { aBag, aContact, anAddress, askToPay } from "../../rig/shopper"
import { eventually } from "../../rig/eventually"
import { useShop } from "../../rig/facts"
import { pay } from "../../rig/gateway"
import { sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { audit } from "../audit"
import { figure } from "../print"

const kills = Number(process.env.SCORE_KILLS ?? 20)
const buyers = 10
const slug = "classic-white-formal-shirt"

let shop: RunningShop
beforeAll(async () => {
  shop = await openShop()
  useShop(shop.facts)
  // For speed, the rig's database acknowledges commits before they are on disk; here committed data must survive the
  // kill.
  await sql(`alter database silai set synchronous_commit = on`)
  await shop.backend().stop()
  await shop.startBackend()
}, 600_000)
afterAll(() => shop.close(), 60_000)

/** The replies to the buyers, by status; no reply at all (a broken connection) counts as 0. */
const answers: Record<number, number> = {}
const withoutRetryAfter: string[] = []
const wrong: string[] = []

async function note<T extends { status: number; headers: Headers; body: { code?: string } }>(
  what: string,
  ask: Promise<T>,
): Promise<T | null> {
  const answer = await ask.catch(() => null)
  const status = answer?.status ?? 0
  answers[status] = (answers[status] ?? 0) + 1
  if (answer?.status === 503 && !answer.headers.get("retry-after")) withoutRetryAfter.push(what)
  if (status >= 400 && status !== 503) wrong.push(`${what}: ${status} ${answer!.body.code}`)
  return answer
}

/** Buys again and again until stopped, and retries when the shop is busy. */
async function buyUntil(isOver: () => boolean, line: Awaited<ReturnType<typeof aBag>>[number]): Promise<void> {
  while (!isOver()) {
    const at = aBrowser()
    const reply = await note(
      "guest",
      at.call(checkoutCalls.guest, {
        contact: aContact({ phone: aPhone(), email: anEmail() }),
        address: anAddress(),
        deliveryMethod: "home",
      }),
    )
    if (reply?.status !== 200) continue
    const asked = await note("order", askToPay(at, [line]))
    if (asked?.status !== 200) continue
    const paid = await pay(asked.body.data.razorpay.orderId).catch(() => null)
    if (paid) await note("verifyPayment", at.call(checkoutCalls.verifyPayment, paid.handler))
  }
}

test("delays buyers who pay when the database dies, without an error of ours or a lost order", async () => {
  await setStock(slug, "M", 100_000)
  const [line] = await aBag([{ slug, size: "M" }])
  let over = false
  const crowd = Array.from({ length: buyers }, () => buyUntil(() => over, line!))
  const recoveryMs: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const killed = Date.now()
    await shop.killPostgres()
    const probe = aBrowser()
    for (;;) {
      const answer = await note("pages of the shop", probe.call(checkoutCalls.shippingFees))
      if (answer?.status === 200) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recoveryMs.push(Date.now() - killed)
  }
  over = true
  await Promise.all(crowd)
  await eventually(
    "every payment is placed or back",
    async () =>
      (
        await sql<{ n: number }>(
          `select (select count(*) from checkout_attempt where status in ('paid', 'placing'))::int + (select count(*) from gateway_payment where status = 'refund_due')::int as n`,
        )
      )[0]!.n === 0,
    120_000,
  )
  figure("answers other than 200 and 503 while PostgreSQL was killed under buyers", wrong.length, {
    kills,
    buyers,
    answers: JSON.stringify(answers),
    wrong: wrong.slice(0, 5).join("; "),
  })
  figure("slowest return after PostgreSQL was killed, ms", Math.max(...recoveryMs), {
    median: recoveryMs.sort((a, b) => a - b)[Math.floor(recoveryMs.length / 2)],
  })
  expect({ wrong, withoutRetryAfter, books: await audit(sql as never) }).toEqual({
    wrong: [],
    withoutRetryAfter: [],
    books: {},
  })
  expect(Math.max(...recoveryMs)).toBeLessThan(10_000)
}, 900_000)
