import { createRequire } from "node:module"
import path from "node:path"
import { Pool } from "pg"
import { expect, test } from "vitest"
import { theShop } from "../../rig/facts"
import { root } from "../../rig/places"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

const [slug, size] = ["classic-white-formal-shirt", "L"] as const

type Migration = { up(): Promise<void>; down(): Promise<void>; getQueries(): string[] }
/** What a migration does, as it is compiled. */
async function statements(module: string, name: string, way: "up" | "down"): Promise<string[]> {
  const file = path.join(root, module.replace("/src/", "/.medusa/server/src/"), "migrations", name)
  const { [name]: Made } = createRequire(import.meta.url)(file) as Record<string, new () => Migration>
  const migration = new Made!()
  await migration[way]()
  return migration.getQueries()
}
const till = (way: "up" | "down") => statements("plugins/checkout/src/modules/checkout", "Migration20261122120600", way)
const desk = () => statements("plugins/order/src/modules/silai_order", "Migration20261122120700", "up")

test("what an earlier version wrote in one gateway's words is found after the update in the words of all", async () => {
  await setStock(slug, size, 20)
  const orderId = await buys(await aGuest(), await aBag([{ slug, size }]))
  const [kept] = await sql<{ order: string; payment: string }>(
    `select gateway_order_id as order, gateway_payment_id as payment from checkout_attempt where order_id = $1`,
    [orderId],
  )
  const pool = new Pool({ connectionString: theShop().databaseUrl, max: 1 })
  const client = await pool.connect()
  try {
    // All of it is rolled back: the shop of the tests goes on as it is.
    await client.query("begin")
    for (const one of await till("down")) await client.query(one)
    await client.query(
      `update order_state set details = jsonb_set(details, '{payment}', jsonb_build_object('razorpayOrderId', $2::text, 'razorpayPaymentId', $3::text, 'method', 'upi', 'paidAt', '2026-11-01T10:00:00Z')) where order_id = $1`,
      [orderId, kept!.order, kept!.payment],
    )
    await client.query(`alter table gateway_payment disable trigger user`)
    await client.query(`update gateway_payment set gateway_order_id = null where payment_id = $1`, [kept!.payment])
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
        attempt: kept!.order,
        ledger: kept!.order,
        refund: "rfnd_early",
        order: {
          gateway: "razorpay",
          gatewayOrderId: kept!.order,
          gatewayPaymentId: kept!.payment,
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
