import { profileCalls, addressCalls } from "@silai/contracts/account/calls"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { Client } from "pg"
import { afterEach, beforeAll, expect, test, vi } from "vitest"
import { aGuestBuyer, buyTrousers } from "../../rig/buyer"
import { aCoupon } from "../../rig/coupon"
import { aCustomer } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { faults, pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, anAddress, askWith, lowerBody, untilPlaced } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

vi.setConfig({ testTimeout: 90_000 })
afterEach(() => faults({ reset: true }))
// Other files change `placed_at` by SQL, which the shop never does and no trigger watches.
beforeAll(() => sql(`select recount_shoppers()`))

/** The differences between the stored sums and a recount: read in one transaction, which changes nothing. */
async function differing(recount: string, kept: string, counted: string): Promise<unknown[]> {
  const client = new Client({ connectionString: theShop().databaseUrl })
  await client.connect()
  try {
    await client.query("begin isolation level repeatable read")
    await client.query(`create temp table kept on commit drop as ${kept}`)
    await client.query(recount)
    const { rows } = await client.query(
      `(select 'kept' as which, k.* from (table kept except ${counted}) k) union all (select 'counted', c.* from (${counted} except table kept) c)`,
    )
    return rows
  } finally {
    await client.query("rollback")
    await client.end()
  }
}

const people = `select who, id, kind, name, phone, email, city, joined_at, seen_at, orders, spend_paise, halves from shopper`
const wrongPeople = () => differing(`select recount_shoppers()`, people, people)

test("shows in each row of the customer list the same figures as a recount of all orders, sessions and measurements", async () => {
  const owner = await signInAsOwner()
  const guest = await aGuestBuyer({ name: "Iqbal Rana" })
  await aGuestBuyer({ name: "Iqbal Singh", phone: guest.phone, city: "Batala" })
  expect(await wrongPeople()).toEqual([])

  const proven = await aCustomer({ name: "Iqbal Rana", phone: guest.phone })
  const { measurementType: _half, ...inches } = lowerBody
  await proven.at.call(measurementCalls.add, inches)
  await proven.at.call(addressCalls.addressAdd, anAddress({ city: "Kochi" }))
  const orderId = await buyTrousers(proven.at, proven)
  expect(await wrongPeople()).toEqual([])

  await proven.at.call(profileCalls.userUpdate, { name: "Iqbal Singh Rana" })
  expect((await owner.call(orderCalls.update, { orderId, status: 10 })).status).toBe(200)
  await eventually(
    "the money is back",
    async () =>
      (await sql(`select 1 from order_state where order_id = $1 and refunded_paise = total_paise`, [orderId])).length >
      0,
    45_000,
  )
  await proven.at.call(measurementCalls.update, { remove: "lowerBody" })
  expect(await wrongPeople()).toEqual([])

  const gone = await aCustomer()
  expect((await gone.at.call(profileCalls.userRemove, { password: gone.password })).status).toBe(200)
  expect(await wrongPeople()).toEqual([])
})

test("counts both orders of one person that are written at the same moment", async () => {
  const who = await aCustomer()
  await buyTrousers(who.at, who)
  await buyTrousers(who.at, who)
  const orders = await sql<{ order_id: string }>(`select order_id from order_state where customer_id = $1`, [who.id])
  const [one, other] = [
    new Client({ connectionString: theShop().databaseUrl }),
    new Client({ connectionString: theShop().databaseUrl }),
  ]
  await Promise.all([one.connect(), other.connect()])
  await Promise.all([one.query("begin"), other.query("begin")])
  const refund = `update order_state set refunded_paise = 100 where order_id = $1`
  await Promise.all([one.query(refund, [orders[0]!.order_id]), other.query(refund, [orders[1]!.order_id])])
  await Promise.all([one.query("commit"), other.query("commit")])
  await Promise.all([one.end(), other.end()])
  const [row] = await sql<{ orders: number; spend_paise: string }>(
    `select orders, spend_paise from shopper where who = $1`,
    [who.id],
  )
  expect(row).toEqual({ orders: 2, spend_paise: `${2 * 99_900 - 200}` })
})

test("counts a coupon's uses like its claims: held, used and returned", async () => {
  const owner = await signInAsOwner()
  const { code } = await aCoupon({ percent: 10 })
  const slug = "classic-white-formal-shirt"
  await setStock(slug, "S", 9)
  const placed = []
  for (const isPaid of [true, true, false]) {
    const at = await aGuest()
    const { body } = await askWith(at, { items: await aBag([{ slug, size: "S" }]), couponCode: code })
    if (!isPaid) continue
    await pay(body.data.razorpay.orderId)
    placed.push(await untilPlaced(at, body.data.attemptId))
  }
  const sums = `select coupon_id, held, used, discount_paise, revenue_paise from coupon_sum`
  const counted = `select c.id, count(h.*) filter (where h.status = 'held')::int, count(h.*) filter (where h.status = 'used')::int,
      coalesce(sum(h.discount_paise) filter (where h.status = 'used'), 0)::bigint, coalesce(sum(h.total_paise) filter (where h.status = 'used'), 0)::bigint
    from coupon c left join coupon_claim h on h.coupon_id = c.id group by c.id`
  const wrong = () => differing("select 1", sums, counted)
  const [row] = await sql(`select held, used from coupon_sum s join coupon c on c.id = s.coupon_id where c.code = $1`, [
    code,
  ])
  expect(row).toEqual({ held: 1, used: 2 })
  expect(await wrong()).toEqual([])
  await owner.call(orderCalls.update, { orderId: placed[0]!, status: 10 })
  await eventually(
    "the use is given back",
    async () =>
      (
        await sql(`select 1 from coupon_sum s join coupon c on c.id = s.coupon_id where c.code = $1 and used = 1`, [
          code,
        ])
      ).length > 0,
    45_000,
  )
  expect(await wrong()).toEqual([])
})

test("keeps each order's money state in agreement with its payment, refunds and pieces", async () => {
  const rows = await sql<{
    order_id: string
    money: string
    total_paise: string
    refunded_paise: string
    taken_out_paise: string
    payment: { later?: boolean; received?: object }
  }>(
    `select order_id, money, total_paise, refunded_paise, taken_out_paise, details -> 'payment' as payment from order_state`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { payment, money, ...row } of rows) {
    const [total, refunded, out] = [row.total_paise, row.refunded_paise, row.taken_out_paise].map(Number) as [
      number,
      number,
      number,
    ]
    const isDue = payment.later === true && !payment.received
    const all = refunded >= total
    const expected = isDue
      ? all
        ? "unpaid"
        : "due"
      : refunded <= out
        ? all
          ? "paid_out"
          : "paid"
        : all
          ? "refunded_out"
          : "refunded"
    expect([row.order_id, money]).toEqual([row.order_id, expected])
  }
})
