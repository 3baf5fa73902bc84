import type { BodyOf } from "@silai/contracts/call"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { paperCalls } from "@silai/contracts/papers/calls"
import { PAPER_PRINT, SERIES } from "@silai/contracts/papers/limits"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { mails } from "../../rig/gateway"
import { whileHeld } from "../../rig/held"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { fileOf, inPaise, packed, papersOf, placed, wholeOf } from "../../rig/papers"
import { pagesOf } from "../../rig/pdf"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const invoiceOf = (at: Browser, body: BodyOf<typeof paperCalls.invoice>) => fileOf(at, paperCalls.invoice.path, body)
const keyOf = async (email: string) => {
  const [mail] = await eventually("the order's mail", async () => {
    const found = (await mails()).filter(({ to }) => to.includes(email))
    return found.length > 0 && found
  })
  return /#key=(\S+)/.exec(mail!.text)![1]!
}

describe("the tax invoice", () => {
  test("is written when the order is packed, by itself, and its sums are the order's to the paisa", async () => {
    const { at, orderId } = await placed({ state: "Delhi" })
    expect(await papersOf(at, orderId)).toEqual([])
    expect((await invoiceOf(at, { orderId })).status).toBe(404)
    await packed(owner, orderId)
    const row = await eventually("the invoice is written without anybody asking", async () => {
      const [found] = await sql<{ facts: { total: Record<string, number>; lines: Record<string, number>[] } }>(
        `select facts from paper where order_id = $1 and kind = 'invoice'`,
        [orderId],
      )
      return found
    })
    const order = await wholeOf(owner, orderId)
    const { total, lines } = row.facts
    expect(total.paidPaise).toBe(inPaise(order.totalRupees))
    expect(total.igstPaise).toBe(inPaise(order.tax!.total.igstRupees))
    expect(total.taxablePaise).toBe(inPaise(order.tax!.total.taxableRupees))
    expect(total.taxablePaise! + total.igstPaise!).toBe(total.paidPaise)
    expect(lines.reduce((sum, line) => sum + line.paidPaise!, 0)).toBe(total.paidPaise)
    const { bytes, headers } = await invoiceOf(at, { orderId })
    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual(["application/pdf", "no-store"])
    const [page] = await pagesOf(bytes)
    const [paper] = await papersOf(at, orderId)
    for (const words of ["Tax invoice", paper!.number, order.orderNumber, order.tax!.sellerGstin, "Delhi (07)", "IGST"])
      expect(page).toContain(words)
  })

  test("has a number of 16 characters, consecutive without a gap, also when those of thirty orders are asked for at the same moment, each twice", async () => {
    const { orderId } = await placed()
    // Thirty orders of the desk, packed at the same moment.
    const orders = await sql<{ order_id: string }>(
      `insert into order_state (order_id, number, attempt_id, code, session_id, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details, papers_due_at)
       select order_id || '-' || n, 900000 + n, attempt_id || '-' || n, 3, session_id, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details, now() + interval '1 hour'
         from order_state, generate_series(1, 30) n where order_id = $1 returning order_id`,
      [orderId],
    )
    const ids = orders.map((order) => order.order_id)
    await sql(`insert into order_state_log (order_id, code, by) select id, 3, 'Somebody' from unnest($1::text[]) id`, [
      ids,
    ])
    // They were never paid: the audits of other files would miss their money.
    onTestFinished(async () => {
      for (const table of ["order_state_log", "order_state"])
        await sql(`delete from ${table} where order_id = any($1)`, [ids])
    })
    const all = await Promise.all([...ids, ...ids].map((id) => owner.call(paperCalls.all, { orderId: id })))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    const numbers = all.map(({ body }) => body.data.map(({ number }) => number).join())
    expect(numbers.slice(30)).toEqual(numbers.slice(0, 30))
    const counts = [...new Set(numbers)]
      .map((number) => Number(number.slice(-SERIES.digits)))
      .sort((one, other) => one - other)
    expect(counts).toEqual(Array.from({ length: 30 }, (_, at) => counts[0]! + at))
    for (const number of numbers) expect(number).toMatch(SERIES.pattern)
    const series = await sql<{ last: number; count: number; most: number }>(
      `select s.last, count(p.*)::int as count, max(p.number) as most
         from paper_series s join paper p on p.kind = s.kind and p.year = s.year group by s.kind, s.year, s.last`,
    )
    for (const { last, count, most } of series) expect([count, most]).toEqual([last, last])
  })

  test("is the same file today and later, whatever the shopkeeper changes; and the database lets nobody change it", async () => {
    const { at, orderId } = await placed({ name: "गुरप्रीत सिंह" })
    await packed(owner, orderId)
    const first = await invoiceOf(at, { orderId })
    await sql(
      `update order_state set customer_name = 'Somebody Else', details = jsonb_set(details, '{contact,name}', '"Else"') where order_id = $1`,
      [orderId],
    )
    const again = await invoiceOf(at, { orderId })
    expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true)
    await expect(sql(`update paper set number = 99999 where order_id = $1`, [orderId])).rejects.toThrow(/never changed/)
    await expect(sql(`delete from paper where order_id = $1`, [orderId])).rejects.toThrow(/never changed/)
  })

  test("is shown to its buyer, to who has the mail's key and to the shop; a stranger, and an order's number alone, get nothing", async () => {
    const email = anEmail()
    const { at, orderId } = await placed({ email })
    await packed(owner, orderId)
    const key = await keyOf(email)
    const { orderNumber } = await wholeOf(owner, orderId)
    expect((await invoiceOf(at, { orderId })).status).toBe(200)
    expect((await invoiceOf(browser(), { orderId, key })).status).toBe(200)
    expect((await invoiceOf(await signInAs("packer"), { orderId: orderNumber })).status).toBe(200)
    for (const ask of [{ orderId }, { orderId: orderNumber }, { orderId: "order_01ABSENT" }])
      expect((await invoiceOf(browser(), ask)).status).toBe(404)
    expect((await invoiceOf(browser(), { orderId, key: `${key}x` })).status).toBe(410)
    expect((await browser().call(paperCalls.all, { orderId })).status).toBe(404)
  })

  test("is written also when somebody looks for what is due at the moment in which the order is packed", async () => {
    const { orderId } = await placed()
    // News of a refund: something is due before it is packed.
    await sql(`update order_state set papers_due_at = now() + interval '1 hour' where order_id = $1`, [orderId])
    const asked = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`update order_state set code = 3, papers_due_at = now() + interval '1 hour' where order_id = $1`, [
        orderId,
      ])
      await ask(`insert into order_state_log (order_id, code, by) values ($1, 3, 'Somebody')`, [orderId])
      const looking = owner.call(paperCalls.all, { orderId })
      await someoneWaits("order_state")
      return { looking }
    })
    expect((await asked.looking).body.data.map(({ kind }) => kind)).toEqual(["invoice"])
  })

  test("is not written for an order that is cancelled before it is packed", async () => {
    const { orderId } = await placed()
    await owner.call(orderCalls.update, { orderId, status: 10, reason: "Out of cloth" })
    await eventually("the money is back", async () => (await wholeOf(owner, orderId)).paymentStatus === "refunded")
    expect(await papersOf(owner, orderId)).toEqual([])
  })

  test("of a local sale has CGST and SGST in equal halves", async () => {
    const { at, orderId } = await placed({ deliveryMethod: "pickup" })
    await packed(owner, orderId, 7)
    const [page] = await pagesOf((await invoiceOf(at, { orderId })).bytes)
    expect(page).toContain("CGST")
    expect(page).toContain("Collected at the shop")
    const order = await wholeOf(owner, orderId)
    expect(order.tax!.total.cgstRupees).toBe(order.tax!.total.sgstRupees)
  })
})

describe("what the shop prints", () => {
  const print = (at: Browser, body: object) => fileOf(at, paperCalls.print.path, body)

  test("is one file for many orders: invoices and packing slips of all, job cards of what is cut", async () => {
    const first = await placed()
    const second = await placed({ custom: true })
    const orderIds = [first.orderId, second.orderId]
    for (const orderId of orderIds) await packed(owner, orderId)
    await owner.call(orderEditCalls.addNote, { orderId: second.orderId, text: "Wants a softer collar" })
    const packer = await signInAs("packer")
    const pages = async (kind: string) => {
      const { status, bytes } = await print(packer, { kind, orderIds })
      expect(status).toBe(200)
      return pagesOf(bytes)
    }
    expect(await pages("invoice")).toHaveLength(2)
    const slips = await pages("packingSlip")
    expect(slips.map((page) => page.includes("2 pieces"))).toEqual([true, true])
    const cards = await pages("jobCard")
    expect(cards).toHaveLength(2)
    expect(cards[0]).toContain("15½")
    expect(cards[1]).toContain("Leg length")
    for (const card of cards) expect(card).toContain("Wants a softer collar")
    for (const card of cards) expect(card).toContain((await wholeOf(owner, second.orderId)).orderNumber)
  })

  test("is refused to shoppers, and beyond a hundred orders; where no order has such a paper that is said", async () => {
    const { at, orderId } = await placed()
    expect((await print(at, { kind: "packingSlip", orderIds: [orderId] })).status).toBe(401)
    const many = Array.from({ length: PAPER_PRINT.orders + 1 }, () => orderId)
    expect((await print(owner, { kind: "packingSlip", orderIds: many })).status).toBe(400)
    expect((await print(owner, { kind: "invoice", orderIds: [orderId] })).status).toBe(409)
    expect((await print(owner, { kind: "jobCard", orderIds: [orderId, "absent"] })).status).toBe(409)
  })
})
