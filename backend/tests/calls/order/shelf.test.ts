import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { faults, refundByHand } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))

const slug = "black-aura-formal-shirt"
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const oneOf = (...sizes: string[]) => aBag(sizes.map((size) => ({ slug, size, quantity: 1 })))
const bought = async (...sizes: string[]) =>
  buys(await aGuest({ contact: { email: anEmail() } }), await oneOf(...sizes))
const moves = (orderId: string, status: number, more: object = {}) =>
  owner.call(orderCalls.update, { orderId, status, ...more })
async function movedTo(orderId: string, ...codes: number[]) {
  for (const code of codes) {
    const { status, body } = await moves(orderId, code)
    if (status !== 200) throw new Error(`to ${code}: ${status} ${body.message}`)
  }
}
const codeOf = async (orderId: string) =>
  (await sql<{ code: number }>(`select code from order_state where order_id = $1`, [orderId]))[0]!.code
const itemOf = async (size: string) =>
  (
    await sql<{ item: string }>(
      `select i.inventory_item_id as item from product p join product_variant v on v.product_id = p.id and v.title = $2
         join product_variant_inventory_item i on i.variant_id = v.id where p.handle = $1`,
      [slug, size],
    )
  )[0]!.item
const promised = async (size: string) =>
  Number(
    (
      await sql<{ sum: string }>(
        `select coalesce(sum(quantity), 0) as sum from reservation_item where inventory_item_id = $1 and deleted_at is null`,
        [await itemOf(size)],
      )
    )[0]!.sum,
  )
const movements = async (orderId: string) =>
  sql<{ why: string; stocked: number; reserved: number; by: string }>(
    `select why, sum(stocked)::int as stocked, sum(reserved)::int as reserved, max(by) as by from stock_movement where order_id = $1 group by why order by why`,
    [orderId],
  )

describe("the stock of an order", () => {
  test("sells and packs the last piece of a size", async () => {
    await setStock(slug, "S", 1)
    const before = await stockOf(slug, "S")
    const orderId = await bought("S")
    await movedTo(orderId, 1, 3)
    expect(await stockOf(slug, "S")).toMatchObject({ stocked: before.stocked - 1, reserved: before.reserved, free: 0 })
    expect(await movements(orderId)).toEqual([
      { why: "ordered", stocked: 0, reserved: 1, by: "" },
      { why: "packed", stocked: -1, reserved: -1, by: "Harpreet Singh" },
    ])
  })

  test("sells and packs it even while a shopper who has not paid holds the other last piece", async () => {
    await setStock(slug, "M", 2)
    const orderId = await bought("M")
    const other = await aGuest({ contact: { email: anEmail() } })
    expect((await askToPay(other, await oneOf("M"))).status).toBe(200)
    const before = await stockOf(slug, "M")
    expect(before.free).toBe(0)
    await movedTo(orderId, 1, 3)
    expect(await stockOf(slug, "M")).toMatchObject({ stocked: before.stocked - 1, held: before.held, free: 0 })
  })

  test("is unchanged after a pack that cannot be done, on every line", async () => {
    await setStock(slug, "L", 3)
    await setStock(slug, "XL", 3)
    const orderId = await bought("L", "XL")
    // The reservation for one of the two was deleted, as Medusa's own screens allow.
    await sql(
      `with gone as (update reservation_item r set deleted_at = now() from order_item i where i.order_id = $1 and i.item_id = r.line_item_id and r.inventory_item_id = $2 returning r.inventory_item_id)
       update inventory_level l set reserved_quantity = reserved_quantity - 1, raw_reserved_quantity = jsonb_build_object('value', (reserved_quantity - 1)::text, 'precision', 20)
         from gone where l.inventory_item_id = gone.inventory_item_id`,
      [orderId, await itemOf("XL")],
    )
    await movedTo(orderId, 1)
    const before = [await stockOf(slug, "L"), await stockOf(slug, "XL")]
    for (let time = 0; time < 3; time++) {
      const { status, body } = await moves(orderId, 3)
      expect([status, body.code]).toEqual([409, "order.engine_refused"])
    }
    expect([await stockOf(slug, "L"), await stockOf(slug, "XL")]).toEqual(before)
    expect(await codeOf(orderId)).toBe(1)
    expect(await sql(`select 1 from order_fulfillment where order_id = $1`, [orderId])).toEqual([])
    // It can still be cancelled, which gives back what is reserved of it.
    await movedTo(orderId, 10)
    expect((await stockOf(slug, "L")).reserved).toBe(before[0]!.reserved - 1)
  })

  test("keeps reserved equal to promised when six are packed and three cancelled while six more are sold", async () => {
    await setStock(slug, "XXL", 30)
    const before = await stockOf(slug, "XXL")
    const first = await Promise.all(Array.from({ length: 9 }, () => bought("XXL")))
    await Promise.all(first.map((orderId) => movedTo(orderId, 1)))
    const both = await Promise.all([
      ...first.slice(0, 6).map((orderId) => moves(orderId, 3).then(({ status }) => status)),
      ...first.slice(6).map((orderId) => moves(orderId, 10).then(({ status }) => status)),
      ...Array.from({ length: 6 }, () => bought("XXL").then(() => 200)),
    ])
    expect(both.every((status) => status === 200)).toBe(true)
    const after = await stockOf(slug, "XXL")
    expect(after.stocked).toBe(before.stocked - 6)
    expect(after.reserved).toBe(before.reserved + 6)
    expect(after.reserved).toBe(await promised("XXL"))
  }, 120_000)

  test("sends no order refunded in full without confirmation", async () => {
    await setStock(slug, "S", 2)
    const orderId = await bought("S")
    await movedTo(orderId, 1, 3)
    const { id } = await oneRow<{ id: string }>(
      `select details -> 'payment' ->> 'gatewayPaymentId' as id from order_state where order_id = $1`,
      [orderId],
    )
    await refundByHand(id!)
    await afterWork("the shop knows of it", async () => {
      const row = await oneRow<{ gone: boolean }>(
        `select refunded_paise >= total_paise as gone from order_state where order_id = $1`,
        [orderId],
      )
      return row.gone
    })
    const { status, body } = await moves(orderId, 4)
    expect([status, body.code]).toEqual([409, "order.already_refunded"])
    const listed = await owner.call(orderCalls.all, { money: "refunded_out" })
    expect(listed.body.data.map(({ _id }) => _id)).toContain(orderId)
    expect((await moves(orderId, 4, { evenRefunded: true })).status).toBe(200)
  })

  test("sends no order whose full refund is on its way, alone or among many; a part refund stops nothing", async () => {
    await setStock(slug, "S", 2)
    const [whole, part] = [await bought("S"), await bought("S")]
    await movedTo(whole, 1)
    await movedTo(part, 1)
    await faults({ reset: true, refund: "pending-then-processed", refundDelayMs: 60_000 })
    const refund = (orderId: string, more: object) =>
      owner.call(paymentCalls.refundOrder, { orderId, reason: "A loose seam", ...more })
    expect((await refund(whole, {})).status).toBe(200)
    expect((await refund(part, { amountRupees: 100, seenRefundedRupees: 0 })).status).toBe(200)
    const { status, body } = await moves(whole, 3)
    expect([status, body.code]).toEqual([409, "order.already_refunded"])
    const many = await owner.call(orderCalls.moveMany, { orders: [{ order: whole }], status: 3 })
    expect(many.body.data).toMatchObject([{ moved: false, message: body.message }])
    expect([await codeOf(whole), (await moves(part, 3)).status]).toEqual([1, 200])
    expect((await moves(whole, 3, { evenRefunded: true })).status).toBe(200)
  })
})
