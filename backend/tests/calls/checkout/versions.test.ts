import { Pool } from "pg"
import { expect, test } from "vitest"
import { theShop } from "../../rig/facts"
import { statementsOf } from "../../rig/migration"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { oneRow } from "../../rig/sql"
import { setStock } from "../../rig/stock"

const [slug, size] = ["classic-white-formal-shirt", "L"] as const

const till = (way: "up" | "down") =>
  statementsOf("plugins/checkout/src/modules/checkout", "Migration20261122120600", way)
const desk = () => statementsOf("plugins/order/src/modules/silai_order", "Migration20261122120700", "up")

test("finds rows that an earlier version stored under one gateway's names under the common names after the update", async () => {
  await setStock(slug, size, 20)
  const orderId = await buys(await aGuest(), await aBag([{ slug, size }]))
  const kept = await oneRow<{ order: string; payment: string }>(
    `select gateway_order_id as order, gateway_payment_id as payment from checkout_attempt where order_id = $1`,
    [orderId],
  )
  const pool = new Pool({ connectionString: theShop().databaseUrl, max: 1 })
  const client = await pool.connect()
  try {
    // All of it is rolled back: the test shop stays as it is.
    await client.query("begin")
    for (const one of await till("down")) await client.query(one)
    await client.query(
      `update order_state set details = jsonb_set(details, '{payment}', jsonb_build_object('razorpayOrderId', $2::text, 'razorpayPaymentId', $3::text, 'method', 'upi', 'paidAt', '2026-11-01T10:00:00Z')) where order_id = $1`,
      [orderId, kept.order, kept.payment],
    )
    await client.query(`alter table gateway_payment disable trigger user`)
    await client.query(`update gateway_payment set gateway_order_id = null where payment_id = $1`, [kept.payment])
    await client.query(
      `insert into refund (id, amount, raw_amount, payment_id, metadata)
       select 'ref_early', 1, '{"value": "1"}', p.id, '{"razorpay_refund_id": "rfnd_early"}' from payment p
         join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
      [orderId],
    )
    for (const one of await till("up")) await client.query(one)
    for (const one of await desk()) await client.query(one)
    const { rows } = await client.query(
      `select a.gateway_order_id as attempt, g.gateway_order_id as ledger, r.metadata ->> 'gateway_refund_id' as refund, s.details -> 'payment' as order
         from checkout_attempt a join gateway_payment g on g.payment_id = a.gateway_payment_id join order_state s on s.order_id = a.order_id, refund r
        where a.order_id = $1 and r.id = 'ref_early'`,
      [orderId],
    )
    expect(rows).toEqual([
      {
        attempt: kept.order,
        ledger: kept.order,
        refund: "rfnd_early",
        order: {
          gateway: "razorpay",
          gatewayOrderId: kept.order,
          gatewayPaymentId: kept.payment,
          method: "upi",
          paidAt: "2026-11-01T10:00:00Z",
        },
      },
    ])
    const { rows: left } = await client.query(
      `select table_name, column_name from information_schema.columns where column_name like 'razorpay%'`,
    )
    expect(left).toEqual([])
  } finally {
    await client.query("rollback")
    client.release()
    await pool.end()
  }
})
