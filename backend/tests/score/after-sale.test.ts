import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { beforeAll, expect, test } from "vitest"
import type { Browser } from "../rig/browser"
import { eventually } from "../rig/eventually"
import { gatewayBook, pay } from "../rig/gateway"
import { signInAsOwner } from "../rig/owner"
import { aBag, aGuest, askToPay, buys } from "../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../rig/sql"
import { setStock, stockOf } from "../rig/stock"
import { audit, auditedThings } from "./audit"
import { figure } from "./print"

closeSqlAfterwards()

const races = Number(process.env.SCORE_RACES ?? 100)
const slug = "classic-white-formal-shirt"
const size = "L"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function anOrder(...codes: number[]) {
  const at = await aGuest()
  const orderId = await buys(at, await aBag([{ slug, size }]))
  for (const status of codes) expect((await owner.call(orderCalls.update, { orderId, status })).status).toBe(200)
  return { at, orderId }
}

type Engine = { code: number; is_cancelled: boolean; is_packed: boolean; is_sent: boolean; refundedPaise: string }
async function engineOf(orderId: string): Promise<Engine> {
  const row = await oneRow<Engine>(
    `select s.code, o.status = 'canceled' as is_cancelled, s.refunded_paise as back,
            coalesce(bool_and(i.fulfilled_quantity >= i.quantity), false) as is_packed, coalesce(bool_and(i.shipped_quantity >= i.quantity), false) as is_sent
       from "order" o join order_state s on s.order_id = o.id left join order_item i on i.order_id = o.id and i.version = o.version
      where o.id = $1 group by o.id, s.order_id`,
    [orderId],
  )
  return row
}
const agrees = ({ code, is_cancelled, is_packed, is_sent, refundedPaise }: Engine): boolean =>
  code === 9 || code === 10
    ? is_cancelled && !is_packed && Number(refundedPaise) === 79_900
    : !is_cancelled && Number(refundedPaise) === 0 && (code === 4 ? is_sent : is_packed)

test("lets one win when an order is cancelled and packed or shipped at the same moment, and the engine agrees", async () => {
  await setStock(slug, size, races + 10)
  const before = await stockOf(slug, size)
  let both = 0
  let neither = 0
  let disagree = 0
  let cancelled = 0
  let faults = 0
  for (let race = 0; race < races; race++) {
    const isBuyers = race % 2 === 0
    const { at, orderId } = await anOrder(...(isBuyers ? [1] : [1, 3]))
    const calls = [
      () =>
        isBuyers
          ? at.call(orderCalls.cancel, { orderId })
          : owner.call(orderCalls.update, { orderId, status: 10, reason: "The cloth has run out" }),
      () => owner.call(orderCalls.update, { orderId, status: isBuyers ? 3 : 4 }),
    ]
    const answers = await Promise.all((race % 4 < 2 ? calls : calls.toReversed()).map((call) => call()))
    const won = answers.filter(({ status }) => status === 200).length
    both += won > 1 ? 1 : 0
    neither += won < 1 ? 1 : 0
    faults += answers.filter(({ status }) => status >= 500).length
    const settled = await eventually("the winner is settled", async () => {
      const now = await engineOf(orderId)
      return ((now.code !== 9 && now.code !== 10) || Number(now.refundedPaise) > 0) && now
    })
    disagree += agrees(settled) ? 0 : 1
    cancelled += settled.is_cancelled ? 1 : 0
  }
  const after = await stockOf(slug, size)
  figure("races of cancelling against packing or shipping that both won", both, { races, neither, cancelled })
  figure("orders on which the engine and the shop disagree after them", disagree, { races, faults })
  expect({ both, neither, disagree, faults }).toEqual({ both: 0, neither: 0, disagree: 0, faults: 0 })
  expect(after.stocked - after.reserved).toBe(before.stocked - before.reserved - (races - cancelled))
}, 900_000)

test("makes one order of the money or refunds it in full when a payment is cancelled and made at the same moment", async () => {
  await setStock(slug, size, races + 10)
  const items = await aBag([{ slug, size }])
  let placed = 0
  let refunded = 0
  let faults = 0
  let lost = 0
  for (let race = 0; race < races; race++) {
    const at = await aGuest()
    const { body } = await askToPay(at, items)
    const { attemptId, razorpay } = body.data
    const [given] = await Promise.all([at.call(checkoutCalls.giveUp, { attemptId }), pay(razorpay.orderId)])
    faults += given.status >= 500 ? 1 : 0
    const ended = await eventually("the payment has come to an end", async () => {
      const { data } = (await at.call(checkoutCalls.success, { attemptId })).body
      return (data.status === "placed" || data.status === "refunded") && data.status
    })
    placed += ended === "placed" ? 1 : 0
    refunded += ended === "refunded" ? 1 : 0
    const row = await oneRow<{ orders: number; kept: number }>(
      `select (select count(*)::int from "order" where metadata ->> 'attempt_id' = $1) as orders,
              (select count(*)::int from gateway_payment where attempt_id = $1 and status = 'kept') as kept`,
      [attemptId],
    )
    const isRight = ended === "placed" ? row.orders === 1 && row.kept === 1 : row.orders === 0 && row.kept === 0
    lost += isRight ? 0 : 1
  }
  figure("payments given up and paid at once that were lost or doubled", lost, { races, placed, refunded, faults })
  expect({ lost, faults, ended: placed + refunded }).toEqual({ lost: 0, faults: 0, ended: races })
}, 900_000)

test("never sends more than was paid when twenty people refund the same order at once", async () => {
  await setStock(slug, size, 20)
  let over = 0
  let faults = 0
  const orders = 10
  for (let n = 0; n < orders; n++) {
    const { orderId } = await anOrder()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        owner.call(paymentCalls.refundOrder, {
          orderId,
          reason: "The buyer found a loose seam",
          ...(at % 2 ? { amountRupees: 500, seenRefundedRupees: 0 } : {}),
        }),
      ),
    )
    faults += answers.filter(({ status }) => status >= 500).length
    const { id } = await oneRow<{ id: string }>(
      `select details -> 'payment' ->> 'gatewayPaymentId' as id from order_state where order_id = $1`,
      [orderId],
    )
    const sent = (await gatewayBook()).refunds.filter(({ payment_id }) => payment_id === id)
    over += sent.length === 1 && sent[0]!.amount <= 79_900 ? 0 : 1
  }
  figure("orders whose money went back more than once, or in excess", over, { orders, parallel: 20, faults })
  expect({ over, faults }).toEqual({ over: 0, faults: 0 })
}, 300_000)

test("has an order for every paisa at the gateway after all that, with the same sum in the engine's books", async () => {
  const { payments } = await gatewayBook()
  const kept = payments
    .filter(({ captured }) => captured)
    .reduce((sum, payment) => sum + payment.amount - payment.amount_refunded, 0)
  const row = await oneRow<{ ours: string; theirs: string }>(
    `select (select coalesce(sum(total_paise - refunded_paise), 0) from order_state) as ours,
            (select coalesce(sum(c.amount), 0) - coalesce((select sum(r.amount) from refund r where r.deleted_at is null), 0) from capture c where c.deleted_at is null) * 100 as theirs`,
  )
  const [ours, theirs] = [Number(row.ours), Math.round(Number(row.theirs))]
  const orphans = await audit(sql)
  figure("paise between the gateway, the orders and the engine", Math.abs(kept - ours) + Math.abs(ours - theirs), {
    kept,
    ours,
    theirs,
    checks: auditedThings,
    ...orphans,
  })
  expect([kept - ours, ours - theirs, orphans]).toEqual([0, 0, {}])
})
